import { foldForSearch } from '@/platform/format/text';

export interface HubReport {
  /** Name of its route. */
  readonly name: string;
  readonly title: string;
  /** What people ask it for, in their words; searched and not shown. */
  readonly words: string;
}

/** Shorter beginnings are in too many words. */
const LEAST_STEM = 4;

const wordsOf = (text: string) =>
  foldForSearch(text)
    .split(/[^a-z0-9]+/)
    .filter(Boolean);

/** 'paguei' answers 'pagar', 'fretes' answers 'frete': words that begin alike, but for their endings. */
function alike(requested: string, word: string): boolean {
  if (word.startsWith(requested)) return true;
  const stem = Math.max(LEAST_STEM, Math.min(requested.length, word.length) - 2);
  return (
    requested.length >= LEAST_STEM &&
    word.length >= LEAST_STEM &&
    requested.slice(0, stem) === word.slice(0, stem)
  );
}

/**
 * The reports that answer a question, the best first: those in whose title and words the most words of the question
 * occur, the title counting twice. Words that say nothing (`silent`: 'quanto', 'de') are left out; a question of such
 * words alone finds all.
 */
export function findReports<R extends HubReport>(
  reports: readonly R[],
  question: string,
  silent: string,
): readonly R[] {
  const left = new Set(wordsOf(silent));
  const requested = wordsOf(question).filter((word) => !left.has(word));
  if (requested.length === 0) return reports;
  return reports
    .map((report) => {
      const [title, words] = [wordsOf(report.title), wordsOf(report.words)];
      const score = requested.reduce((sum, word) => {
        if (title.some((each) => alike(word, each))) return sum + 2;
        return words.some((each) => alike(word, each)) ? sum + 1 : sum;
      }, 0);
      return { report, score };
    })
    .filter(({ score }) => score > 0)
    .toSorted((a, b) => b.score - a.score)
    .map(({ report }) => report);
}
