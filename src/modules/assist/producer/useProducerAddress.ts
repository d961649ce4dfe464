import { useSearchParams } from 'react-router-dom';
import { type ProducerTab, TABS } from './rules/producerStatus';

const TAB = 'aba';
const SEARCH = 'busca';
const DOCUMENT = 'documento';
const ANSWER = 'resposta';

/** What the message about a document stands on. */
export const ANSWER_PARAMS = [DOCUMENT, ANSWER] as const;

/** Tab, search and the open document, kept in the address. */
export function useProducerAddress() {
  const [params, setParams] = useSearchParams();
  const asked = params.get(TAB);
  const set = (name: string, value: string | null, replace: boolean) =>
    setParams(
      (now) => {
        const next = new URLSearchParams(now);
        if (value) next.set(name, value);
        else next.delete(name);
        return next;
      },
      { replace, preventScrollReset: true },
    );
  return {
    /** Null: none was asked for, the page chooses. */
    tab: TABS.find((tab) => tab === asked) ?? null,
    search: params.get(SEARCH) ?? '',
    documentId: Number(params.get(DOCUMENT)) || null,
    showTab: (tab: ProducerTab) => set(TAB, tab, true),
    showSearch: (words: string) => set(SEARCH, words, true),
    openDocument: (id: number) => set(DOCUMENT, String(id), false),
    closeDocument: () =>
      setParams(
        (now) => {
          const next = new URLSearchParams(now);
          next.delete(DOCUMENT);
          next.delete(ANSWER);
          return next;
        },
        { replace: true, preventScrollReset: true },
      ),
    /** A message about the open document is being written: it is found again after a reload. */
    answering: params.has(ANSWER),
    setAnswering: (on: boolean) => set(ANSWER, on ? '1' : null, true),
  };
}
