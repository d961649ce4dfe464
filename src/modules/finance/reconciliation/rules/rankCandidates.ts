import { matchesSearch } from '@/platform/format/text';
import type { BankLine, LearnedName, OpenTitle, SystemRecord } from '../reconciliationTypes';
import { type Judgement, judgeMatch, type Target } from './judgeMatch';

/** One title, or one record of the system, with how well it fits the line. */
export interface Candidate {
  readonly key: string;
  readonly target: Target;
  readonly judgement: Judgement;
}

interface RankInput {
  readonly line: BankLine;
  readonly records: readonly SystemRecord[];
  readonly titles: readonly OpenTitle[];
  readonly learned: readonly LearnedName[];
  readonly search: string;
}

const titleText = ({ partner, document, number, partnerDocument }: OpenTitle) =>
  `${partner} ${document} ${number} ${partnerDocument}`;
const recordText = ({ name, document }: SystemRecord) => `${name} ${document}`;

/** Points for what fits, fewer the further off the days are: the best candidate stands first. */
function points({ judgement: { unmet, named, days } }: Candidate): number {
  const amount = unmet.includes('value') ? 0 : 400;
  const name = named === null ? 0 : 300;
  const day = unmet.includes('day') ? 0 : 200;
  return amount + name + day - Math.min(Math.abs(days), 199);
}

/** What may be matched with a line, of its own side and as the search wants it, the best first. */
export function rankCandidates({ line, records, titles, learned, search }: RankInput): Candidate[] {
  const out = line.cents < 0;
  const judged = (key: string, target: Target): Candidate => ({
    key,
    target,
    judgement: judgeMatch(line, target, learned),
  });
  const all = [
    ...records
      .filter((record) => record.cents < 0 === out && matchesSearch(recordText(record), search))
      .map((record) => judged(`r${record.id}`, { titles: [], records: [record] })),
    ...titles
      .filter((title) => (title.movement === 'EXPENSE') === out && matchesSearch(titleText(title), search))
      .map((title) => judged(`t${title.id}`, { titles: [title], records: [] })),
  ];
  return all
    .map((candidate) => ({ candidate, rank: points(candidate) }))
    .toSorted((a, b) => b.rank - a.rank || a.candidate.key.localeCompare(b.candidate.key))
    .map(({ candidate }) => candidate);
}
