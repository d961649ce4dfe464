import { withoutComments } from '../lint/visibleText.mjs';

const CALL = /\bhttp\s*\.\s*(get|list|blob|post|put|patch|delete)\b/g;
/** `registerCalls<…>('Controller', { without: […] })` of the register family, which makes seven calls. */
const REGISTER = /\bregisterCalls<[^()]*>\(\s*'(\w+)'(?:,\s*\{[^;]*?without:\s*\[([^\]]*)\])?/g;
const REGISTER_CALLS = {
  list: ['GET', 'GetGridData'],
  get: ['GET', 'GetById'],
  create: ['POST', 'Create'],
  update: ['PUT', 'Edit'],
  remove: ['DELETE', 'Delete'],
  setActive: ['POST', 'ActivateInactivate'],
  dependents: ['GET', 'GetDependents'],
};
/** `occurrenceCalls('Controller', …)` of poultry and fish, which makes six. */
const OCCURRENCES = /\boccurrenceCalls\(\s*'(\w+)'/g;
const OCCURRENCE_CALLS = [
  ['GET', 'GetLotsForSelect'],
  ['GET', 'GetGridData'],
  ['GET', 'GetById'],
  ['POST', 'Create'],
  ['PUT', 'Edit'],
  ['DELETE', 'Delete'],
];
const ARGUMENT = /^\s*(assumed\(\s*)?(?:'([^']*)'|"([^"]*)"|`([^`]*)`)/;
const ANY_PATH = /(assumed\(\s*)?(?:'(\/\w+\/\w[^']*)'|"(\/\w+\/\w[^"]*)"|`(\/\w+\/\w[^`]*)`)/g;

/**
 * The backend calls that a source file makes through `platform/http`: method, path, whether a document
 * prints it, and the line. Where a call takes its path from elsewhere in the file, the paths that stand
 * there are listed with its method; a path that stands nowhere comes as `?`.
 */
export function findCalls(file, source) {
  const code = withoutComments(source);
  const at = (index) => ({ file, line: code.slice(0, index).split('\n').length });
  // Its paths are made of the controller's name; they are counted where it is used.
  if (/(families\/register\/registerCalls|lots\/occurrences\/occurrenceCallsService)\.ts$/.test(file))
    return [];
  const registers = [...code.matchAll(REGISTER)].flatMap((match) =>
    registerPaths(match).map((call) => ({ ...call, documented: false, ...at(match.index) })),
  );
  const occurrences = [...code.matchAll(OCCURRENCES)].flatMap(({ 1: controller, index }) =>
    OCCURRENCE_CALLS.map(([method, action]) => ({
      method,
      path: `/${controller}/${action}`,
      documented: false,
      ...at(index),
    })),
  );
  return [...registers, ...occurrences, ...plainCalls(code, at)];
}

function registerPaths([, controller, without = '']) {
  return Object.entries(REGISTER_CALLS)
    .filter(([name]) => !without.includes(`'${name}'`))
    .map(([, [method, action]]) => ({ method, path: `/${controller}/${action}` }));
}

function plainCalls(code, at) {
  const written = new Set();
  const found = [];
  const open = [];
  for (const match of code.matchAll(CALL)) {
    const start = endOfTypes(code, match.index + match[0].length) + 1;
    if (code[start - 1] !== '(') continue;
    const method = match[1] === 'list' || match[1] === 'blob' ? 'GET' : match[1].toUpperCase();
    const argument = code.slice(start).match(ARGUMENT);
    if (!argument) open.push({ method, path: '?', documented: true, ...at(match.index) });
    else found.push({ method, ...readPath(argument), ...at(match.index) });
    if (argument) written.add(start + argument[0].search(/['"`]/));
  }
  if (open.length === 0) return found;
  const method = [...new Set(open.map((call) => call.method))].join('|');
  const elsewhere = [...code.matchAll(ANY_PATH)]
    .filter((match) => !written.has(match.index + match[0].search(/['"`]/)))
    .map((match) => ({ method, ...readPath(match), ...at(match.index) }));
  return [...found, ...(elsewhere.length > 0 ? elsewhere : open)];
}

function readPath([, assumed, ...texts]) {
  const path = texts.find((one) => one !== undefined).replace(/\$\{[^}]*\}/g, '{}');
  return { path, documented: assumed === undefined };
}

/** Steps over white space and a type argument list such as `<Row[] | null>`. */
function endOfTypes(code, from) {
  let depth = 0;
  for (let at = from; at < code.length; at += 1) {
    if (code[at] === '<') depth += 1;
    else if (code[at] === '>' && code[at - 1] !== '=') depth -= 1;
    else if (depth === 0 && !/\s/.test(code[at])) return at;
  }
  return code.length;
}

/** The controllers of the backend: the first part of each path, once whatever its case. */
export function controllers(calls) {
  const names = calls.map(({ path }) => path.split('/')[1] ?? '').filter((name) => /^\w+$/.test(name));
  const byLowerCase = new Map(names.map((name) => [name.toLowerCase(), name]));
  return [...byLowerCase.values()].sort((a, b) => a.localeCompare(b, 'en', { sensitivity: 'base' }));
}
