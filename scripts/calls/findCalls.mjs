import { withoutComments } from '../lint/visibleText.mjs';

const CALL = /\bhttp\s*\.\s*(get|list|post|put|patch|delete)\b/g;
const PATH = /^\s*(assumed\(\s*)?(?:'([^']*)'|"([^"]*)"|`([^`]*)`)/;

/**
 * The backend calls that a source file makes through `platform/http`: method, path, whether a document
 * prints it, and the line. A path that is not written where it is called comes as `?`.
 */
export function findCalls(file, source) {
  const code = withoutComments(source);
  return [...code.matchAll(CALL)].flatMap((match) => {
    const open = endOfTypes(code, match.index + match[0].length);
    if (code[open] !== '(') return [];
    const [, assumed, ...texts] = code.slice(open + 1).match(PATH) ?? [];
    const text = texts.find((one) => one !== undefined);
    return {
      method: match[1] === 'list' ? 'GET' : match[1].toUpperCase(),
      path: text?.replace(/\$\{[^}]*\}/g, '{}') ?? '?',
      documented: assumed === undefined,
      file,
      line: code.slice(0, match.index).split('\n').length,
    };
  });
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
