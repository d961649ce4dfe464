import { useNavigate, useParams } from 'react-router-dom';
import { useAddressValues, withValues } from '@/platform/routing/useAddressValues';

export const VIEWS = ['lista', 'linha-do-tempo', 'calendario', 'a-frente', 'mapa'] as const;
type OccurrenceView = (typeof VIEWS)[number];

const NEW = 'nova';
/** The type that was chosen for a new one; `tipo` narrows the list, or names it in a link. */
const PICKED = 'novo';
/** The record that a new one begins as. */
const COPIED = 'copia';

/** What a new one begins with: `campo-mm` is its field mm. */
const GIVEN = 'campo-';

/** The occurrence whose document of depletion is shown. */
const DOCUMENT = 'baixa';
/** The occurrence that is planned again. */
const REPEATED = 'repetir';

/** What of the page stands in its address: subject, type, view, the open record. */
export function useOccurrenceAddress(base: string, subjectParam: string) {
  const { id = null } = useParams();
  const navigate = useNavigate();
  const { params, text, word, set: setValues } = useAddressValues();
  const set = (name: string, value: string | null, replace = false) =>
    setValues({ [name]: value || null }, { push: !replace });
  const searchWith = (changes: Readonly<Record<string, string | null>>) => {
    const search = withValues(params, changes).toString();
    return search === '' ? '' : `?${search}`;
  };
  // What a link gave is spent once the form is left.
  const spent = Object.fromEntries(
    [...params.keys()].filter((name) => name.startsWith(GIVEN)).map((name) => [name, null]),
  );
  const view = word('visao', VIEWS) ?? VIEWS[0];
  return {
    openId: id === NEW ? null : id,
    isNew: id === NEW,
    subjectId: text(subjectParam),
    type: text('tipo'),
    pickedType: text(PICKED) ?? text('tipo'),
    copiedId: text(COPIED),
    /** What a link gives a new one, under the name of its field. */
    given: (name: string) => text(`${GIVEN}${name}`),
    documentOf: text(DOCUMENT),
    showDocument: (record: number) => set(DOCUMENT, String(record)),
    repeatedId: text(REPEATED),
    openRepeat: (record: number) => set(REPEATED, String(record)),
    closeRepeat: () => set(REPEATED, null, true),
    closeDocument: () => set(DOCUMENT, null, true),
    view,
    byWeek: text('periodo') === 'semana',
    week: text('semana'),
    month: text('mes'),
    day: text('dia'),
    /** The list of one subject. */
    listOf: (subject: string) => setValues({ [subjectParam]: subject, visao: null }, { push: true }),
    showSubject: (value: string | null) => set(subjectParam, value),
    showType: (value: string | null) => set('tipo', value),
    showView: (value: OccurrenceView) => set('visao', value === VIEWS[0] ? null : value),
    showByWeek: (value: boolean) => set('periodo', value ? 'semana' : null, true),
    showWeek: (sunday: string) => set('semana', sunday),
    showMonth: (value: string) => setValues({ mes: value, dia: null }, { push: true }),
    showDay: (value: string | null) => set('dia', value, true),
    pick: (slug: string | null) => set(PICKED, slug, true),
    hrefOf: (record: number) => `${base}/${record}${searchWith({ [PICKED]: null, ...spent })}`,
    open: (record: number, replace = false) =>
      void navigate(`${base}/${record}${searchWith({ [PICKED]: null, ...spent })}`, { replace }),
    openNew: () => void navigate(`${base}/${NEW}${searchWith({})}`),
    openCopy: (record: number, type: string) =>
      void navigate(`${base}/${NEW}${searchWith({ [PICKED]: type, [COPIED]: String(record) })}`),
    close: () => void navigate(`${base}${searchWith({ [PICKED]: null, [COPIED]: null, ...spent })}`),
  };
}

export type OccurrenceAddress = ReturnType<typeof useOccurrenceAddress>;
