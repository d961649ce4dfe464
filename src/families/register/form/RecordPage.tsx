import ArrowBackOutlined from '@mui/icons-material/ArrowBackOutlined';
import Link from '@mui/material/Link';
import { styled } from '@mui/material/styles';
import { type MouseEvent, type ReactNode, useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useHref } from 'react-router-dom';
import type { RowId } from '@/platform/store/resourceState';
import { useItem } from '@/platform/store/useResource';
import { layout, radius } from '@/platform/theme/tokens';
import { PageHead } from '@/platform/ui/PageHead';
import { RecordForm, type RecordFormProps } from './RecordForm';
import { RecordSteps } from './RecordSteps';
import { RecordTabs } from './RecordTabs';
import { useLeaving } from './useLeaving';

const Frame = styled('div')({ maxWidth: layout.formMax });
const Sheet = styled('section')(({ theme: { tokens } }) => ({
  display: 'flex',
  flexDirection: 'column',
  minHeight: 240,
  border: `1px solid ${tokens.border}`,
  borderRadius: radius.card,
  backgroundColor: tokens.surface,
  // However long the form, its buttons are in reach.
  '& form > :last-child': {
    position: 'sticky',
    bottom: 0,
    zIndex: 2,
    padding: '12px 24px 16px',
    borderTop: `1px solid ${tokens.border}`,
    borderRadius: `0 0 ${radius.card}px ${radius.card}px`,
    backgroundColor: tokens.surface,
  },
}));
// The path above the page names the list; this leads to it as it was.
const Back = styled(Link)({ display: 'inline-flex', alignItems: 'center', gap: 4, marginBottom: 8 });
const Steps = styled('div')({ display: 'flex', alignItems: 'center', gap: 4 });

/** Shows how a record stands. What it does to the record goes through `leave`, which asks when something was typed. */
export type RecordLead = (record: {
  readonly id: string;
  readonly leave: (goOn: () => void) => void;
}) => ReactNode;

/** The form of one record as a page of its own, with the way back to the list as it was. */
export function RecordPage<Row extends { id: RowId }, Item extends object, Values extends FieldValues>(
  props: RecordFormProps<Row, Item, Values> & { readonly lead?: RecordLead | undefined },
) {
  const { register, texts, open, address, ordered, lead } = props;
  const { t } = useTranslation('register');
  const { leave, onLeave } = useLeaving();
  const [stepped, setStepped] = useState(false);
  const listHref = useHref(address.listHref);
  const row = open.mode === 'edit' ? ordered.find(({ id }) => String(id) === open.id) : undefined;
  const title = open.mode === 'new' ? texts.text('new') : row ? register.nameOf(row) : texts.text('edit');
  // Of a record that is not there nothing is kept elsewhere.
  const gone = useItem(register.resource, open.mode === 'edit' ? open.id : null).error?.kind === 'validation';
  const back = (event: MouseEvent) => {
    // A new tab or window is the browser's affair.
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    leave(() => address.show(null));
  };
  return (
    <Frame style={register.wide ? { maxWidth: 'none' } : undefined}>
      <Back href={listHref} onClick={back} variant="caption">
        <ArrowBackOutlined fontSize="inherit" />
        {t('form.backToList')}
      </Back>
      <PageHead
        title={title}
        subtitle={row ? texts.text('edit') : undefined}
        aside={
          open.mode === 'edit' && (
            <Steps>
              <RecordSteps
                ids={ordered.map(({ id }) => String(id))}
                at={open.id}
                onStep={(id) =>
                  leave(() => {
                    setStepped(true);
                    address.step(id);
                  })
                }
              />
            </Steps>
          )
        }
      />
      {open.mode === 'edit' && !gone && lead?.({ id: open.id, leave })}
      <RecordTabs register={register} texts={texts} id={open.mode === 'edit' && !gone ? open.id : null}>
        <Sheet aria-label={title}>
          <RecordForm {...props} onLeave={onLeave} autoFocus={!stepped} />
        </Sheet>
      </RecordTabs>
    </Frame>
  );
}
