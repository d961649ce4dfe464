import { assumed, http } from '@/platform/http/http';

/** A record of one of the administration's registers. */
export interface FoundRecord {
  readonly id: number | string;
  readonly name: string;
  /** The screen it is kept on. */
  readonly slug: string;
}

/** Records of all registers whose name holds these words, a few of each. */
export function searchRegisters(text: string, signal: AbortSignal): Promise<FoundRecord[]> {
  return http.list<FoundRecord>(assumed('/Administration/Search'), {
    params: { text },
    signal,
    // The palette says it itself; a page must not be left for it.
    contained: true,
    silent: true,
  });
}
