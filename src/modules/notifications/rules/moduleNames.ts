import { isOneOf, keysOf } from '@/platform/typed/records';
import { AGRONOMIC_MODULE } from '../notificationsService';

/** The modules that notifications come from, by their names on the wire; the words are `notifications:modules`. */
const KEYS = {
  [AGRONOMIC_MODULE]: 'agronomic',
  Financeiro: 'financial',
  'Avicultura de corte': 'poultry',
} as const;

const NAMES = keysOf(KEYS);
type ModuleKey = (typeof KEYS)[keyof typeof KEYS];

/** What a module is called in the reader's language; a name that is not known stays as it came. */
export function moduleLabel(name: string, t: (key: `modules.${ModuleKey}`) => string): string {
  return isOneOf(NAMES, name) ? t(`modules.${KEYS[name]}`) : name;
}
