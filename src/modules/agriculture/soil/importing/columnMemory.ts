import { isRecord } from '@/platform/http/loose';
import { currentScope } from '@/platform/store/scope';
import { localStore } from '@/platform/store/localStore';
import { foldForSearch } from '@/platform/format/text';
import { EXTRACTORS, NUTRIENTS, SOIL_UNITS } from '../rules/nutrients';
import type { HeadUse } from '../rules/importHeads';

const keyOf = () => `ep.soilColumns.${currentScope()}`;
const MOST_LABORATORIES = 30;

const laboratoryKey = (laboratory: string) => foldForSearch(laboratory).trim();

/** What this browser kept, as far as this version knows it. */
function useOf(kept: unknown): HeadUse | null {
  if (!isRecord(kept)) return null;
  const { kind } = kept;
  if (kind === 'ignore' || kind === 'name' || kind === 'lat' || kind === 'lng') return { kind };
  const nutrient = NUTRIENTS.find((one) => one === kept['nutrient']);
  if (kind !== 'nutrient' || !nutrient) return null;
  return {
    kind,
    nutrient,
    name: typeof kept['name'] === 'string' ? kept['name'] : '',
    unit: SOIL_UNITS.find((one) => one === kept['unit']) ?? null,
    extractor: EXTRACTORS.find((one) => one === kept['extractor']) ?? null,
  };
}

type Memory = Record<string, Record<string, unknown>>;

function readMemory(): Memory {
  try {
    const kept: unknown = JSON.parse(localStore.read(keyOf()) ?? '{}');
    return isRecord(kept)
      ? Object.fromEntries(
          Object.entries(kept).flatMap(([key, heads]) => (isRecord(heads) ? [[key, heads]] : [])),
        )
      : {};
  } catch {
    // Somebody else's text stands there: nothing is remembered.
    return {};
  }
}

/** What the columns of a laboratory were the last time, by their heads. */
export function rememberedUses(laboratory: string): ReadonlyMap<string, HeadUse> {
  const heads = readMemory()[laboratoryKey(laboratory)] ?? {};
  return new Map(
    Object.entries(heads).flatMap(([head, kept]) => {
      const use = useOf(kept);
      return use ? [[head, use]] : [];
    }),
  );
}

/** Remembers what columns of a laboratory are, beside what is remembered of its other files. */
export function rememberUses(laboratory: string, uses: ReadonlyMap<string, HeadUse>): void {
  const key = laboratoryKey(laboratory);
  if (key === '' || uses.size === 0) return;
  const { [key]: before = {}, ...others } = readMemory();
  // The newest stands last; the oldest ones go.
  const kept = Object.entries(others).slice(1 - MOST_LABORATORIES);
  localStore.keep(
    keyOf(),
    JSON.stringify(Object.fromEntries([...kept, [key, { ...before, ...Object.fromEntries(uses) }]])),
  );
}
