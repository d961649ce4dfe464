/**
 * What the linter's own rules cannot see: colours typed outside the theme, and Portuguese words
 * typed outside the locale files. Each finding is a line number and a sentence.
 */
export function findTypedLooks(path, code) {
  if (/\.test\.(kit\.)?tsx?$/.test(path)) return [];
  return withoutComments(code)
    .split('\n')
    .flatMap((line, index) =>
      [...colours(path, line), ...words(path, line)].map((text) => ({ line: index + 1, text })),
    );
}

const COLOUR = /['"`][^'"`]*(#(?:[0-9a-f]{8}|[0-9a-f]{6}|[0-9a-f]{3,4})\b|\b(?:rgb|hsl)a?\(\s*\d)/i;
const CSS_COLOUR = /:[^;]*(#(?:[0-9a-f]{8}|[0-9a-f]{6}|[0-9a-f]{3,4})\b|\b(?:rgb|hsl)a?\(\s*\d)/i;
const ACCENTED = /(['"`])[^'"`]*[áàâãéêíóôõúüçÁÀÂÃÉÊÍÓÔÕÚÜÇ][^'"`]*\1/;

function colours(path, line) {
  if (path.startsWith('src/platform/theme/')) return [];
  const colour = line.match(path.endsWith('.css') ? CSS_COLOUR : COLOUR)?.[1];
  return colour ? [`the colour ${colour} is typed here; take a token of the theme`] : [];
}

function words(path, line) {
  // Wire values are the server's words, not ours; the gallery shows invented records to developers,
  // and what tests use is not visible.
  if (/(Schemas|Service)\.ts$|\/(gallery|testing)\//.test(path)) return [];
  const text = line.match(ACCENTED)?.[0];
  return text ? [`the text ${text} is typed here; put it into locales/ and take it by its key`] : [];
}

/** The code with its comments blanked and its lines kept. */
export function withoutComments(code) {
  return code.replace(
    /('(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*"|`(?:\\.|[^`\\])*`)|\/\*[\s\S]*?\*\/|\/\/[^\n]*/g,
    (found, text) => text ?? found.replace(/[^\n]/g, ' '),
  );
}
