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
const METHODS = { some: 'every', every: 'some', min: 'max', max: 'min', filter: 'slice' };

/**
 * The one-token changes that a source file allows: operators, truth values, conditions, numbers, methods of lists.
 * Types, imports and patterns are left alone.
 * @returns {{ start: number, end: number, text: string }[]} the piece that is replaced and what replaces it, in order
 */
export function mutantsOf(path, code) {
  const found = [];
  visit(parseSync(path, code).program, null, (node, parent) => {
    const change = (start, end, text) => found.push({ start, end, text });
    if (node.type === 'BinaryExpression' || node.type === 'LogicalExpression') {
      const other = OPERATORS[node.operator];
      const from = code.indexOf(node.operator, node.left.end);
      if (other && from < node.right.start && !joinsTexts(node))
        change(from, from + node.operator.length, other);
    }
    if (node.type === 'Literal' && typeof node.value === 'boolean')
      change(node.start, node.end, String(!node.value));
    if (node.type === 'Literal' && typeof node.value === 'number' && parent?.type !== 'Property')
      change(node.start, node.end, String(node.value + 1));
    if (node.type === 'UnaryExpression' && node.operator === '!') change(node.start, node.argument.start, '');
    if (node.type === 'IfStatement' || node.type === 'ConditionalExpression')
      change(node.test.start, node.test.end, `!(${code.slice(node.test.start, node.test.end)})`);
    if (
      node.type === 'MemberExpression' &&
      !node.computed &&
      METHODS[node.property.name] &&
      parent?.callee === node
    )
      change(node.property.start, node.property.end, METHODS[node.property.name]);
  });
  return found.sort((one, other) => one.start - other.start || one.end - other.end);
}

const isText = (node) =>
  node.type === 'TemplateLiteral' || (node.type === 'Literal' && typeof node.value === 'string');
/** Texts are joined by +: with a minus the compiler refuses them, no test has to. */
const joinsTexts = (node) =>
  node.operator === '+' && (isText(node.left) || isText(node.right) || joinsTexts(node.left));

const isType = (type) => type.startsWith('TS') && !/^TS(?:As|NonNull|Satisfies)/.test(type);

function visit(node, parent, see) {
  if (isType(node.type) || node.type === 'ImportDeclaration') return;
  see(node, parent);
  for (const value of Object.values(node))
    for (const child of Array.isArray(value) ? value : [value])
      if (child && typeof child.type === 'string') visit(child, node, see);
}
