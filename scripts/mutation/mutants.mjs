import { parseSync } from 'vite';

/** What an operator is changed to: to its neighbour, so that one case alone differs. */
const OPERATORS = {
  '<': '<=',
  '<=': '<',
  '>': '>=',
  '>=': '>',
  '===': '!==',
  '!==': '===',
  '+': '-',
  '-': '+',
  '*': '/',
  '/': '*',
  '&&': '||',
  '||': '&&',
  '??': '&&',
};
const METHODS = new Map(
  Object.entries({ some: 'every', every: 'some', min: 'max', max: 'min', filter: 'slice' }),
);

/**
 * The one-token changes that a source file allows: operators, truth values, conditions, numbers, methods of lists.
 * Types, imports, lists of files and sizes on the screen are left alone.
 * @returns {{ start: number, end: number, text: string, host: [number, number], changed: string }[]} the piece that is
 *   replaced, what replaces it, the whole expression around it and what that becomes, in order
 */
export function mutantsOf(path, code) {
  const found = [];
  visit(parseSync(path, code).program, [], (node, parents) => {
    const parent = parents.at(-1);
    const change = (start, end, text, host = node) => {
      const changed = code.slice(host.start, start) + text + code.slice(end, host.end);
      found.push({ start, end, text, host: [host.start, host.end], changed });
    };
    if (node.type === 'BinaryExpression' || node.type === 'LogicalExpression') {
      const other = OPERATORS[node.operator];
      const from = code.indexOf(node.operator, node.left.end);
      if (other && from < node.right.start && !joinsTexts(node)) {
        change(from, from + node.operator.length, other);
        // The language refuses ?? beside && without brackets.
        const [left, right] = [node.left, node.right].map((side) => `(${code.slice(side.start, side.end)})`);
        found.at(-1).changed = `${left} ${other} ${right}`;
      }
    }
    if (node.type === 'Literal' && typeof node.value === 'boolean')
      change(node.start, node.end, String(!node.value));
    if (
      node.type === 'Literal' &&
      typeof node.value === 'number' &&
      parent?.type !== 'Property' &&
      !isSize(parents)
    )
      change(node.start, node.end, String(node.value + 1));
    if (node.type === 'UnaryExpression' && node.operator === '!') change(node.start, node.argument.start, '');
    if (node.type === 'IfStatement' || node.type === 'ConditionalExpression')
      change(node.test.start, node.test.end, `!(${code.slice(node.test.start, node.test.end)})`, node.test);
    if (
      node.type === 'MemberExpression' &&
      !node.computed &&
      METHODS.has(node.property.name) &&
      parent?.callee === node
    )
      change(node.property.start, node.property.end, METHODS.get(node.property.name), chainOf(parents));
  });
  return found.sort((one, other) => one.start - other.start || one.end - other.end);
}

const isText = (node) =>
  node.type === 'TemplateLiteral' || (node.type === 'Literal' && typeof node.value === 'string');
/** Texts are joined by +: with a minus the compiler refuses them, no test has to. */
const joinsTexts = (node) =>
  node.operator === '+' && (isText(node.left) || isText(node.right) || joinsTexts(node.left));

/** A call as far as a `?.` in it ends the whole: the outermost link of its chain. */
function chainOf(parents) {
  const isLink = ({ type }) => type === 'CallExpression' || type === 'MemberExpression';
  const from = parents.findLastIndex((node) => !isLink(node)) + 1;
  return parents[from - 1]?.type === 'ChainExpression' ? parents[from - 1] : parents.at(-1);
}

/** Sizes are judged by picture, not by tests. */
const SIZES = /^(?:sx|style|width|height|size|spacing|gap|elevation|minWidth|maxWidth|thickness|radius)$/;
const isSize = (parents) =>
  parents.some(
    (node) =>
      (node.type === 'JSXAttribute' && SIZES.test(node.name.name)) ||
      // What stands there while something is read.
      (node.type === 'JSXOpeningElement' && /Skeleton/.test(node.name.name)) ||
      (node.type === 'VariableDeclarator' && /_(?:HEIGHT|WIDTH)$/.test(node.id.name)),
  );

const isType = (type) => type.startsWith('TS') && !/^TS(?:As|NonNull|Satisfies)/.test(type);

/** `import.meta.glob(…)`: the build reads its arguments, which have to be literals. */
const isGlob = ({ type, callee }) =>
  type === 'CallExpression' &&
  callee.type === 'MemberExpression' &&
  callee.object.type === 'MetaProperty' &&
  callee.property.name === 'glob';

function visit(node, parents, see) {
  if (isType(node.type) || node.type === 'ImportDeclaration' || isGlob(node)) return;
  see(node, parents);
  const inner = [...parents, node];
  for (const value of Object.values(node))
    for (const child of Array.isArray(value) ? value : [value])
      if (child && typeof child.type === 'string') visit(child, inner, see);
}
