import { useNavigate, useParams } from 'react-router-dom';
import { useAddressParams } from '@/platform/routing/useAddressParams';

export const VIEWS = ['lista', 'linha-do-tempo', 'calendario', 'a-frente', 'mapa'] as const;
type OccurrenceView = (typeof VIEWS)[number];

const NEW = 'nova';
/** The type that was chosen for a new one; `tipo` narrows the list, or says it for whoever comes by a link. */
const PICKED = 'novo';
/** The record that a new one begins as. */
const COPIED = 'copia';

/** The occurrence whose document of depletion is shown. */
const DOCUMENT = 'baixa';

/** What of the page stands in its address: subject, type, view, the open record. */
export function useOccurrenceAddress(base: string, subjectParam: string) {
  const { id = null } = useParams();
  const navigate = useNavigate();
  const [params, setParams] = useAddressParams();
  const set = (name: string, value: string | null, replace = false) =>
    setParams(
      (now) => {
        if (value === null || value === '') now.delete(name);
        else now.set(name, value);
        return now;
      },
      { replace },
    );
  const searchWith = (changes: Readonly<Record<string, string | null>>) => {
    const next = new URLSearchParams(params);
    for (const [name, value] of Object.entries(changes)) {
      if (value === null) next.delete(name);
      else next.set(name, value);
    }
    const text = next.toString();
    return text === '' ? '' : `?${text}`;
  };
  const view = VIEWS.find((one) => one === params.get('visao')) ?? VIEWS[0];
  return {
    openId: id === NEW ? null : id,
    isNew: id === NEW,
    subjectId: params.get(subjectParam),
    type: params.get('tipo'),
    pickedType: params.get(PICKED) ?? params.get('tipo'),
    copiedId: params.get(COPIED),
    documentOf: params.get(DOCUMENT),
    showDocument: (record: number) => set(DOCUMENT, String(record)),
    closeDocument: () => set(DOCUMENT, null, true),
    view,
    byWeek: params.get('periodo') === 'semana',
    week: params.get('semana'),
    month: params.get('mes'),
    day: params.get('dia'),
    /** The list of one subject. */
    listOf: (subject: string) =>
      setParams((now) => {
        now.set(subjectParam, subject);
        now.delete('visao');
        return now;
      }),
    showSubject: (value: string | null) => set(subjectParam, value),
    showType: (value: string | null) => set('tipo', value),
    showView: (value: OccurrenceView) => set('visao', value === VIEWS[0] ? null : value),
    showByWeek: (value: boolean) => set('periodo', value ? 'semana' : null, true),
    showWeek: (sunday: string) => set('semana', sunday),
    showMonth: (value: string) =>
      setParams((now) => {
        now.set('mes', value);
        now.delete('dia');
        return now;
      }),
    showDay: (value: string | null) => set('dia', value, true),
    pick: (slug: string | null) => set(PICKED, slug, true),
    hrefOf: (record: number) => `${base}/${record}${searchWith({ [PICKED]: null })}`,
    open: (record: number) => void navigate(`${base}/${record}${searchWith({ [PICKED]: null })}`),
    openNew: () => void navigate(`${base}/${NEW}${searchWith({})}`),
    openCopy: (record: number, type: string) =>
      void navigate(`${base}/${NEW}${searchWith({ [PICKED]: type, [COPIED]: String(record) })}`),
    close: () => void navigate(`${base}${searchWith({ [PICKED]: null, [COPIED]: null })}`),
  };
}

export type OccurrenceAddress = ReturnType<typeof useOccurrenceAddress>;
