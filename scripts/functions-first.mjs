// A Vite plugin for dist/cdn. gzip knows again only what stood within the last 32 kB: what is alike is to stand together.
// So a chunk begins with its functions, as they may stand anywhere; then come those that are constants, then plain classes.
// That is half a kilobyte of a first load.
import MagicString from 'magic-string';

const isConstant = ({ type, declarations }, holds) =>
  type === 'VariableDeclaration' && declarations.every(({ init }) => init !== null && holds(init));

/** What needs nothing that stands before it, and is there before anything runs. */
const GROUPS = [
  ({ type }) => type === 'FunctionDeclaration',
  (statement) => isConstant(statement, ({ type }) => type === 'ArrowFunctionExpression'),
  (statement) =>
    isConstant(statement, ({ type, superClass, body }) => {
      return (
        type === 'ClassExpression' && superClass === null && !body.body.some((part) => part.static || part.computed)
      );
    }),
];

export const functionsFirst = {
  name: 'functions-first',
  renderChunk(code) {
    const text = new MagicString(code);
    const { body } = this.parse(code);
    const top = body.findLast(({ type }) => type === 'ImportDeclaration')?.end ?? 0;
    for (const { start, end } of GROUPS.flatMap((belongs) => body.filter(belongs))) {
      if (start > top) text.move(start, end, top);
    }
    return { code: text.toString(), map: text.generateMap({ hires: true }) };
  },
};
