/** Names that were replaced by the terms that engineers search for: what a word is called now, by how it is found. */
const RETIRED = [
  [/\b\w*(?:[tT]wins?)\b|\b\w*Twin[A-Z]\w*/g, 'duplicate'],
  [/\b\w*[rR]eckon\w*/g, 'compute'],
  [/\b\w*Bones?\b|\bbones?\b|\bBone[A-Z]\w*/g, 'skeleton'],
  [/\buseAlone\b/g, 'useSingleFlight'],
  [/\buseEarly\w*/g, 'usePreload'],
  [/\b\w*[lL]ookAgain\b/g, 'poll'],
];
/** Corners of a window or a picture have their name; those of a polygon are vertices. */
const GEOMETRY = /^(?:src\/(?:modules\/map\/drawing|platform\/geo)|e2e\/map)\//;
const CORNER = /\b\w*[cC]orner(?!s? of the (?:map|window|page))\w*/g;

/** Retired names in a file: each a line number and a sentence. Keys of the wire are in capitals and not meant. */
export function findRetiredWords(path, code) {
  const rules = GEOMETRY.test(path) ? [...RETIRED, [CORNER, 'vertex']] : RETIRED;
  return code.split('\n').flatMap((line, index) =>
    rules.flatMap(([pattern, term]) =>
      [...line.matchAll(pattern)].map(([word]) => ({
        line: index + 1,
        text: `'${word}' is retired: the term is '${term}'`,
      })),
    ),
  );
}
