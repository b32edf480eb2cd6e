/** What the stories of all games share: a control for every attribute of the manifest, and events told as actions. */
import type { ArgTypes, Parameters, StoryContext, StoryObj } from '@storybook/web-components-vite';
import { action } from 'storybook/actions';
import manifest from '../custom-elements.json';

/** The value of every attribute by its name. */
export type Attributes = Record<string, string | number | boolean | undefined>;

interface Attribute {
  readonly name: string;
  readonly description: string;
  readonly type: { readonly text: string };
  readonly default?: string;
  readonly inheritedFrom?: object;
}
interface Declaration {
  readonly tagName?: string;
  readonly attributes?: readonly Attribute[];
  readonly events?: readonly { readonly name: string }[];
}

const { modules } = manifest as { readonly modules: readonly { readonly declarations: readonly Declaration[] }[] };

function declarationOf(tag: string): Declaration {
  const found = modules.flatMap(({ declarations }) => declarations).find(({ tagName }) => tagName === tag);
  if (found === undefined) throw new Error(`The manifest has no <${tag}>.`);
  return found;
}

/** `'top' | 'bottom' | 'none'` is a choice, `boolean` a switch; anything else is written. */
function controlOf({ name, description, type, default: first, inheritedFrom }: Attribute): ArgTypes[string] {
  const options = name === 'lang' ? ['en', 'ru'] : [...type.text.matchAll(/'([^']+)'/g)].map(([, value]) => value);
  const chosen = options.length > 0 && !type.text.includes('number');
  return {
    description,
    control: { type: chosen ? 'select' : type.text === 'boolean' ? 'boolean' : 'text' },
    ...(chosen ? { options } : {}),
    table: {
      category: inheritedFrom === undefined ? 'attributes: rules' : 'attributes',
      type: { summary: type.text },
      ...(first === undefined ? {} : { defaultValue: { summary: first.replaceAll("'", '') } }),
    },
  };
}

/** How a story's element stands on the page: CSS properties and custom properties by name, in `parameters.look`. */
export type Look = Readonly<Record<string, string>>;

/** One element for each place where a story is shown, so that a changed control changes an attribute and no more. */
const shown = new Map<string, HTMLElement>();

const renderOf =
  (tag: string) =>
  (args: Attributes, { id, viewMode, parameters, globals }: StoryContext<Attributes>): HTMLElement => {
    const place = `${id} ${viewMode}`;
    const known = shown.get(place);
    const element = known?.isConnected === true ? known : create(tag);
    shown.set(place, element);
    const still: Attributes = { motion: String(globals['motion']) };
    for (const [name, value] of Object.entries({ ...still, ...args })) {
      if (value === undefined || value === false || value === '') element.removeAttribute(name);
      else element.setAttribute(name, value === true ? '' : String(value));
    }
    for (const [name, value] of Object.entries((parameters['look'] ?? {}) as Look)) {
      element.style.setProperty(name, value);
    }
    return element;
  };

function create(tag: string): HTMLElement {
  const element = document.createElement(tag);
  for (const { name } of declarationOf(tag).events ?? []) {
    const tell = action(name);
    element.addEventListener(name, (event) => {
      tell(Object.fromEntries(Object.entries(event)));
    });
  }
  return element;
}

/** What a story file's default export, or a story of another game, takes over for its tag. */
export function gameStory(tag: string): {
  args: Attributes;
  argTypes: ArgTypes<Attributes>;
  parameters: Parameters;
  render: ReturnType<typeof renderOf>;
} {
  const attributes = declarationOf(tag).attributes ?? [];
  return {
    args: { deal: 7, lang: 'en' },
    argTypes: Object.fromEntries(attributes.map((attribute) => [attribute.name, controlOf(attribute)])),
    parameters: { controls: { include: attributes.map(({ name }) => name) } },
    render: renderOf(tag),
  };
}

/** A story of one game with these attributes. */
export function storyOf(id: string, args: Attributes, look: Look = {}): StoryObj<Attributes> {
  const { parameters, ...story } = gameStory(`patience-${id}`);
  return { ...story, args: { ...story.args, ...args }, parameters: { ...parameters, look } };
}
