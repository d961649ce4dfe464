import CloseOutlined from '@mui/icons-material/CloseOutlined';
import { styled } from '@mui/material/styles';
import { useId, useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { layout } from '@/platform/theme/tokens';
import type { RowId } from '@/platform/store/resourceState';
import { IconAction } from '@/platform/ui/IconAction';
import { SideDrawer } from '@/platform/ui/SideDrawer';
import { RecordForm, type RecordFormProps } from './RecordForm';
import { RecordSteps } from './RecordSteps';
import { useLeaving } from './useLeaving';

const Head = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: 4,
  flex: 'none',
  minHeight: 56,
  padding: '8px 12px 8px 24px',
  borderBottom: `1px solid ${theme.tokens.border}`,
  '& h2': { ...theme.typography.h2, flex: 1, margin: '0 8px 0 0' },
  [theme.breakpoints.down('sm')]: { paddingLeft: 16 },
}));

/** The form of one record, in a drawer beside the list that stays readable; the whole screen on a telephone. */
export function RegisterForm<Row extends { id: RowId }, Item extends object, Values extends FieldValues>(
  props: RecordFormProps<Row, Item, Values>,
) {
  const { texts, open, address, ordered } = props;
  const { t } = useTranslation('register');
  const titleId = useId();
  // Esc, × and the backdrop go through the form, which confirms when something was typed.
  const { leave, onLeave } = useLeaving();
  const [stepped, setStepped] = useState(false);
  const close = () => leave(() => address.show(null));
  const title = open.mode === 'new' ? texts.text('new') : texts.text('edit');
  return (
    <SideDrawer titleId={titleId} width={layout.drawerForm} onClose={close}>
      <Head>
        <h2 id={titleId}>{title}</h2>
        {open.mode === 'edit' && (
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
        )}
        <IconAction label={t('close')} icon={<CloseOutlined />} onClick={close} />
      </Head>
      <RecordForm {...props} onLeave={onLeave} autoFocus={!stepped} />
    </SideDrawer>
  );
}
