import Button from '@mui/material/Button';
import DialogContent from '@mui/material/DialogContent';
import { styled } from '@mui/material/styles';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCustomer } from '@/domain/identity/selectors';
import { useAppDispatch, useAppSelector } from '@/platform/store/hooks';
import { LoadingButton } from '@/platform/ui/LoadingButton';
import { keepCustomer } from '../customerFlow';
import { HOME_PATH } from '../rules/entryPaths';
import { selectSession } from '../sessionSlice';
import { BlockingDialog } from './BlockingDialog';

const Choices = styled('div')({ display: 'grid', gap: 8, marginTop: 20 });
const Failure = styled('p')(({ theme }) => ({ marginTop: 12, color: theme.tokens.danger.solid }));
const Label = styled('span')({ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' });

/**
 * Another tab of this browser went to another customer, and the server with it: nothing more is requested or saved here
 * until it is clear whose data this tab is about.
 */
export function OtherCustomerDialog() {
  const { t } = useTranslation('session');
  const dispatch = useAppDispatch();
  const { otherCustomer } = useAppSelector(selectSession);
  const own = useCustomer()?.customerName ?? '';
  const other = otherCustomer?.name ?? null;
  const [busy, setBusy] = useState(false);
  const [failed, setFailed] = useState(false);

  async function keep() {
    setBusy(true);
    setFailed(false);
    const result = await dispatch(keepCustomer());
    setBusy(false);
    setFailed(keepCustomer.rejected.match(result));
  }

  const keepLabel = t('otherCustomer.keep', { name: own });
  const openLabel = other ? t('otherCustomer.open', { name: other }) : t('otherCustomer.choose');
  return (
    <BlockingDialog title={t('otherCustomer.title')}>
      <DialogContent sx={{ overflowWrap: 'anywhere' }}>
        {other ? t('otherCustomer.text', { own, other }) : t('otherCustomer.textNone', { own })}
        {failed && <Failure role="alert">{t('otherCustomer.failed')}</Failure>}
        <Choices>
          <LoadingButton
            variant="contained"
            autoFocus
            busy={busy}
            title={keepLabel}
            onClick={() => void keep()}
          >
            <Label>{keepLabel}</Label>
          </LoadingButton>
          {/* A page load, not a navigation: nothing of the former customer may stay. */}
          <Button variant="outlined" href={HOME_PATH} title={openLabel}>
            <Label>{openLabel}</Label>
          </Button>
        </Choices>
      </DialogContent>
    </BlockingDialog>
  );
}
