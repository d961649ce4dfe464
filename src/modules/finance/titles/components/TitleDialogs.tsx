import { TitleFormDialog } from '../form/TitleFormDialog';
import type { TitleDoings } from '../hooks/useTitleActions';
import type { TitleAddress } from '../hooks/useTitleAddress';
import { TitlePanel } from '../panel/TitlePanel';
import type { TitleRow } from '../rules/titleRow';
import { WriteOffDialog } from '../writeOff/WriteOffDialog';

interface TitleDialogsProps {
  readonly address: TitleAddress;
  readonly rows: readonly TitleRow[];
  readonly known: boolean;
  readonly doings: TitleDoings;
  readonly reload: () => void;
}

/** What the address opens over the list. */
export function TitleDialogs({ address, rows, known, doings, reload }: TitleDialogsProps) {
  const { open, show, tab } = address;
  const close = () => show(null, true);
  if (open === null) return null;
  switch (open.kind) {
    case 'view':
      return <TitlePanel id={open.id} show={show} doings={doings} onClose={close} />;
    case 'writeOff':
      // The titles are those of the list: it comes first.
      return known ? (
        <WriteOffDialog
          key={open.ids.join()}
          rows={rows.filter(({ id }) => open.ids.includes(id))}
          onClose={close}
          onSaved={close}
          reload={reload}
        />
      ) : null;
    case 'new':
    case 'edit':
      return (
        <TitleFormDialog
          key={open.kind}
          id={open.kind === 'new' ? open.copyOf : open.id}
          copy={open.kind === 'new'}
          movement={tab === 'a-receber' ? 'INCOME' : 'EXPENSE'}
          onClose={close}
          onSaved={() => {
            close();
            reload();
          }}
        />
      );
  }
}
