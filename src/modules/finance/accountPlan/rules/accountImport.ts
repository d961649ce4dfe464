import { foldForSearch } from '@/platform/format/text';
import { keysOf, recordOf } from '@/platform/typed/records';
import type { Account, AccountSide, LcdprKind, ResultLine } from '../accountTypes';
import { type AccountNode, type AccountTree, codePart, LEAF } from './accountTree';

/** One line of a file, its cells as text; undefined where the file has no such column. */
export interface FileLine {
  readonly line: number;
  readonly code: string;
  readonly name: string;
  readonly side: string | undefined;
  readonly lcdpr: string | undefined;
  readonly resultLine: string | undefined;
  readonly family: string | undefined;
}

/** Values by the words that stand for them, folded for comparison. */
export interface ImportWords {
  readonly side: ReadonlyMap<string, AccountSide>;
  readonly lcdpr: ReadonlyMap<string, LcdprKind>;
  readonly resultLine: ReadonlyMap<string, ResultLine>;
  readonly family: ReadonlyMap<string, boolean>;
}

type LineFault =
  | 'code'
  | 'twice'
  | 'name'
  | 'nameTaken'
  | 'parent'
  | 'parentInactive'
  | 'side'
  | 'lcdpr'
  | 'resultLine'
  | 'family'
  | 'platform'
  | 'sideUsed';

type PlannedChange = Pick<Account, 'name' | 'number' | 'side' | 'lcdpr' | 'resultLine' | 'family'>;

export interface PlannedLine {
  readonly line: number;
  readonly code: string;
  readonly name: string;
  readonly verdict: 'new' | 'changed' | 'same' | 'refused';
  readonly fault: LineFault | null;
  readonly depth: number;
  readonly parentCode: string | null;
  readonly change: PlannedChange | null;
}

const MOST_NAME = 60;

/** '2.3.4' and '2.03.004' are one code; null for what is none. */
export function plainCode(text: string): string | null {
  const parts = text.trim().split('.');
  if (parts.length > LEAF + 1) return null;
  const numbers = parts.map((part) => (/^\d{1,3}$/.test(part) ? Number(part) : 0));
  if (numbers.some((number) => number === 0)) return null;
  return numbers.map((number, depth) => codePart(number, depth)).join('.');
}

const known = <T>(words: ReadonlyMap<string, T>, text: string | undefined): T | null | undefined =>
  text === undefined || text.trim() === '' ? null : words.get(foldForSearch(text));

interface Seen {
  readonly depth: number;
  readonly side: AccountSide;
  readonly active: boolean;
}

/**
 * What would become of each line of a file, without writing anything. A line answers to the record of its code; what
 * the file has no column for, or leaves empty, stays as it is.
 */
export function planImport(lines: readonly FileLine[], tree: AccountTree, words: ImportWords): PlannedLine[] {
  const byCode = new Map<string, AccountNode>([...tree.byId.values()].map((node) => [node.code, node]));
  const seen = new Map<string, Seen>(
    [...byCode].map(([code, { depth, account }]) => [
      code,
      { depth, side: account.side, active: account.active },
    ]),
  );
  const names = new Map<string, string>(
    [...byCode].flatMap(([code, { depth, account }]) =>
      depth === LEAF ? [[account.name, code] as const] : [],
    ),
  );
  const seenCodes = new Set<string>();
  return lines.map((row) => {
    const code = plainCode(row.code);
    const name = row.name.trim().toUpperCase();
    const depth = code === null ? 0 : code.split('.').length - 1;
    const parentCode = code === null || depth === 0 ? null : code.slice(0, code.lastIndexOf('.'));
    const base = { line: row.line, code: code ?? row.code, name, depth, parentCode };
    const refuse = (fault: LineFault): PlannedLine => ({ ...base, verdict: 'refused', fault, change: null });
    if (code === null) return refuse('code');
    if (seenCodes.has(code)) return refuse('twice');
    seenCodes.add(code);
    const node = byCode.get(code);
    const parent = parentCode === null ? undefined : seen.get(parentCode);
    if (parentCode !== null && !parent) return refuse('parent');
    if (parent && !parent.active && !node) return refuse('parentInactive');
    if (name === '' || name.length > MOST_NAME) return refuse('name');
    const holder = depth === LEAF ? names.get(name) : undefined;
    if (holder !== undefined && holder !== code) return refuse('nameTaken');
    const side = known(words.side, row.side);
    if (side === undefined) return refuse('side');
    const own = parent?.side ?? side ?? node?.account.side;
    if (own === undefined || (parent && side !== null && side !== parent.side)) return refuse('side');
    const lcdpr = known(words.lcdpr, row.lcdpr);
    if (lcdpr === undefined) return refuse('lcdpr');
    const resultLine = known(words.resultLine, row.resultLine);
    if (resultLine === undefined) return refuse('resultLine');
    const family = known(words.family, row.family);
    if (family === undefined) return refuse('family');
    const change: PlannedChange = {
      name,
      number: Number(code.split('.').at(-1)),
      side: own,
      lcdpr: depth === LEAF ? (lcdpr ?? node?.account.lcdpr ?? null) : null,
      resultLine: depth === LEAF ? (resultLine ?? node?.account.resultLine ?? null) : null,
      family: family ?? node?.account.family ?? false,
    };
    const same = node !== undefined && keysOf(change).every((key) => change[key] === node.account[key]);
    if (node && !same) {
      if (node.account.platform) return refuse('platform');
      if (own !== node.account.side && node.movements !== 0) return refuse('sideUsed');
    }
    seen.set(code, { depth, side: own, active: node?.account.active ?? true });
    if (depth === LEAF) names.set(name, code);
    return { ...base, verdict: node ? (same ? 'same' : 'changed') : 'new', fault: null, change };
  });
}

const VERDICTS = ['new', 'changed', 'same', 'refused'] as const;

/** How many lines of a file each thing becomes of. */
export const countVerdicts = (planned: readonly Pick<PlannedLine, 'verdict'>[]) =>
  recordOf(VERDICTS, (verdict) => planned.filter((line) => line.verdict === verdict).length);

/** The lines that are looked at: what stands in the plan already is not, and what was not written stands first. */
export function linesToShow<Line extends Pick<PlannedLine, 'verdict'>>(
  planned: readonly Line[],
  failed: ReadonlyMap<Line, unknown>,
): Line[] {
  return planned
    .filter(({ verdict }) => verdict !== 'same')
    .toSorted((a, b) => Number(failed.has(b)) - Number(failed.has(a)));
}
