import { withoutComments } from './visibleText.mjs';

/** Names that were replaced by the terms that engineers search for: what a word is called now, by how it is found. */
const RETIRED = [
  [/\b\w*(?:[tT]wins?)\b|\b\w*Twin[A-Z]\w*/g, 'duplicate'],
  [/\b\w*[rR]eckon\w*/g, 'compute'],
  [/\b\w*Bones?\b|\bbones?\b|\bBone[A-Z]\w*/g, 'skeleton'],
  [/\buseAlone\b/g, 'useSingleFlight'],
  [/\buseEarly\w*/g, 'usePreload'],
  [/\b\w*[lL]ookAgain\b/g, 'poll'],
];
/** Words that a sentence may use and a name may not: what a name that has them is called instead. */
const NOT_IN_NAMES = [
  [
    /\b(?:un)?asked(?:[A-Z_]\w*)?\b|\b(?!\w*[mM]asked)\w+Asked(?:[A-Z_]\w*)?\b|\b[A-Z_]*ASKED[A-Z_]*\b/g,
    'requested',
  ],
  [/\b(?:un)?told(?:[A-Z_]\w*)?\b|\b\w+(?:Unt|T)old(?:[A-Z_]\w*)?\b|\b[A-Z_]*TOLD[A-Z_]*\b/g, 'reported'],
  [/\bheld(?:[A-Z_]\w*)?\b|\b\w+Held(?:[A-Z_]\w*)?\b/g, 'kept'],
  [/\bgrounds?(?:[A-Z_]\w*)?\b|\b\w*(?<!back|fore)Grounds?(?:[A-Z_]\w*)?\b/g, 'geometry'],
  [/\btell(?:[A-Z_]\w*)?\b|\buseTell[A-Z]\w*/g, 'notify'],
  [/\bheard\b|\b\w+Heard\b/g, 'listener'],
  [/\b(?:nobody|whoever)(?:[A-Z_]\w*)?\b|\b\w+(?:Nobody|Whoever)\b|\bNOBODY\b/g, 'none'],
];
/** Corners of a window or a picture have their name; those of a polygon are vertices. */
const GEOMETRY = /^(?:src\/(?:modules\/map\/drawing|platform\/geo)|e2e\/map)\//;
const CORNER = /\b\w*[cC]orner(?!s? of the (?:map|window|page))\w*/g;

const TEXT =
  /'(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*"|`(?:\\.|[^`\\])*`|\/(?![*/ ])(?:\\.|\[[^\]\n]*\]|[^/\\\n])+\/[dgimsuvy]*/g;

/** The names of a file: its code with comments, texts and patterns blanked and its lines kept. */
const namesOf = (code) => withoutComments(code).replace(TEXT, (text) => text.replace(/[^\n]/g, ' '));

/** Retired names in a file: each a line number and a sentence. Keys of the wire are in capitals and not meant. */
export function findRetiredWords(path, code) {
  const rules = GEOMETRY.test(path) ? [...RETIRED, [CORNER, 'vertex']] : RETIRED;
  return [...found(code, rules), ...found(namesOf(code), NOT_IN_NAMES)];
}

function found(code, rules) {
  return code.split('\n').flatMap((line, index) =>
    rules.flatMap(([pattern, term]) =>
      [...line.matchAll(pattern)].map(([word]) => ({
        line: index + 1,
        text: `'${word}' is retired: the term is '${term}'`,
      })),
    ),
  );
}
