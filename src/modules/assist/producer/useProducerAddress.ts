import { useAddressValues } from '@/platform/routing/useAddressValues';
import { type ProducerTab, TABS } from './rules/producerStatus';

const TAB = 'aba';
const SEARCH = 'busca';
const DOCUMENT = 'documento';
const ANSWER = 'resposta';

/** What the message about a document stands on. */
export const ANSWER_PARAMS = [DOCUMENT, ANSWER] as const;

/** Tab, search and the open document, kept in the address. */
export function useProducerAddress() {
  const { text, word, set: setValues } = useAddressValues();
  const set = (name: string, value: string | null, replace: boolean) =>
    setValues({ [name]: value || null }, { push: !replace });
  return {
    /** Null: none was requested, the page chooses. */
    tab: word(TAB, TABS),
    search: text(SEARCH) ?? '',
    documentId: Number(text(DOCUMENT)) || null,
    showTab: (tab: ProducerTab) => set(TAB, tab, true),
    showSearch: (words: string) => set(SEARCH, words, true),
    openDocument: (id: number) => set(DOCUMENT, String(id), false),
    closeDocument: () => setValues({ [DOCUMENT]: null, [ANSWER]: null }),
    /** A message about the open document is being written: it is found again after a reload. */
    answering: text(ANSWER) !== null,
    setAnswering: (on: boolean) => set(ANSWER, on ? '1' : null, true),
  };
}
