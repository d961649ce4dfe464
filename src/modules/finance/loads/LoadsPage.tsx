import PrintOutlined from '@mui/icons-material/PrintOutlined';
import { useCallback, useEffect, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { selectIdentity } from '@/domain/identity/selectors';
import { useLookup } from '@/domain/lookups/useLookup';
import { RegisterPage } from '@/families/register/RegisterPage';
import { useOfflinePage } from '@/platform/connection/useOfflinePage';
import { today } from '@/platform/format/date';
import { usePreloadedForm } from '@/platform/forms/usePreloadedForm';
import { useAppDispatch, useAppSelector } from '@/platform/store/hooks';
import { sendLoad } from './loadsService';
import { LoadOutbox } from './LoadOutbox';
import { outbox } from './outbox';
import { printLoad } from './printLoad';
import type { Load } from './loadWire';
import { loads } from './registers/loads';

/** What the form needs is requested while there is a network: at the scale there may be none later. */
function useFormAhead() {
  useLookup('products', undefined);
  useLookup('harvests', undefined);
  useLookup('farms', undefined);
  useLookup('persons', undefined);
  useLookup('contracts', undefined);
  useEffect(() => {
    outbox.keepSending(sendLoad);
  }, []);
  usePreloadedForm(loads.schema);
}

export function Component() {
  const { t } = useTranslation('financeLoads');
  const dispatch = useAppDispatch();
  const producer = useAppSelector((state) => selectIdentity(state)?.currentCustomer?.customerName ?? null);
  useOfflinePage();
  useFormAhead();
  // At the scale it is today's load; the page may be open over midnight.
  const day = today();
  const register = useMemo(() => ({ ...loads, emptyValues: { ...loads.emptyValues, date: day } }), [day]);
  const sent = useCallback(() => void dispatch(loads.resource.written()), [dispatch]);
  const moreActions = useCallback(
    () => ({
      row: [
        {
          id: 'print',
          label: t('print.action'),
          icon: PrintOutlined,
          run: (load: Load) => printLoad(load, producer),
        },
      ],
    }),
    [t, producer],
  );
  return <RegisterPage register={register} moreActions={moreActions} lead={<LoadOutbox onSent={sent} />} />;
}
