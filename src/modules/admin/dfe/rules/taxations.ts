/** Codes of taxation by the state's tax (CST of ICMS); their words are `adminDfe:csts.<code>`. */
export const CSTS = [
  '00',
  '02',
  '10',
  '15',
  '20',
  '30',
  '40',
  '41',
  '50',
  '51',
  '53',
  '60',
  '61',
  '70',
  '90',
];

/** Segments of goods under tax substitution, by the first two digits of a CEST; words at `adminDfe:segments.<code>`. */
const SEGMENTS = [
  '01',
  '02',
  '03',
  '04',
  '05',
  '06',
  '07',
  '08',
  '09',
  '10',
  '11',
  '12',
  '13',
  '14',
  '16',
  '17',
  '19',
  '20',
  '21',
  '22',
  '23',
  '24',
  '25',
  '26',
  '28',
];

/** The segment of a code, or null where the list knows none. */
export function segmentOf(cest: string): string | null {
  const segment = cest.slice(0, 2);
  return SEGMENTS.includes(segment) ? segment : null;
}
