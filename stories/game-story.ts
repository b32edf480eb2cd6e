/** What the stories of all games share: a control for every attribute of the manifest, and events told as actions. */
import type { ArgTypes, StoryContext } from '@storybook/web-components-vite';
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

/** One element for each place where a story is shown, so that a changed control changes an attribute and no more. */
const shown = new Map<string, HTMLElement>();

function render(args: Attributes, context: StoryContext<Attributes>): HTMLElement {
  const place = `${context.id} ${context.viewMode}`;
  const known = shown.get(place);
  const element = known?.isConnected === true ? known : create(context.component ?? '');
  shown.set(place, element);
  for (const [name, value] of Object.entries(args)) {
    if (value === undefined || value === false || value === '') element.removeAttribute(name);
    else element.setAttribute(name, value === true ? '' : String(value));
  }
  return element;
}

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

/** What a story file's default export takes over for its tag. */
export function gameStory(tag: string): {
  args: Attributes;
  argTypes: ArgTypes<Attributes>;
  parameters: object;
  render: typeof render;
} {
  const attributes = declarationOf(tag).attributes ?? [];
  return {
    args: { deal: 7, lang: 'en' },
    argTypes: Object.fromEntries(attributes.map((attribute) => [attribute.name, controlOf(attribute)])),
    parameters: { controls: { include: attributes.map(({ name }) => name) } },
    render,
  };
}
