import Alert from '@mui/material/Alert';
import { styled } from '@mui/material/styles';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import type { Identity, UserLink } from '@/domain/identity/identityWire';
import { useAppDispatch } from '@/platform/store/hooks';
import { EmptyState } from '@/platform/ui/EmptyState';
import { SearchField } from '@/platform/ui/SearchField';
import { VisuallyHidden } from '@/platform/ui/VisuallyHidden';
import { CustomerList } from '../components/CustomerList';
import { EntryGate, useDestination } from '../components/EntryGate';
import { PublicFrame, Sheet } from '../components/PublicFrame';
import { SignOutButton } from '../components/SignOutButton';
import { selectCustomer } from '../customerFlow';
import { HOME_PATH } from '../rules/entryPaths';
import { findCustomers, SEARCH_ABOVE } from '../rules/customers';

const Tools = styled('div')({ padding: '0 12px 8px' });

function SelectCustomer({ identity }: { readonly identity: Identity }) {
  const { t } = useTranslation('session');
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const destination = useDestination();
  const [query, setQuery] = useState('');
  const [opening, setOpening] = useState<number | null>(null);
  const [failed, setFailed] = useState<string | null>(null);
  const shown = findCustomers(identity.links, query);

  async function choose(link: UserLink) {
    setOpening(link.id);
    setFailed(null);
    const result = await dispatch(selectCustomer(link));
    if (selectCustomer.rejected.match(result)) {
      setOpening(null);
      setFailed(link.customerName);
    } else {
      await navigate(destination ?? HOME_PATH);
    }
  }

  return (
    <PublicFrame title={t('picker.title')} lead={t('picker.lead')} action={<SignOutButton />}>
      {failed && (
        <Alert severity="error" sx={{ mt: 2 }}>
          {t('picker.failed', { name: failed })}
        </Alert>
      )}
      <Sheet sx={{ px: { xs: 0.5, sm: 1.5 } }}>
        {identity.links.length > SEARCH_ABOVE && (
          <Tools>
            <SearchField label={t('picker.search')} value={query} onSearch={setQuery} width="100%" />
            <VisuallyHidden role="status">
              {query && shown.length > 0 && t('picker.found', { count: shown.length })}
            </VisuallyHidden>
          </Tools>
        )}
        <CustomerList
          links={shown}
          storageUrl={identity.urls.storageUrl}
          currentId={identity.currentCustomer?.id ?? null}
          openingId={opening}
          onChoose={(link) => void choose(link)}
        />
        {shown.length === 0 && (
          <EmptyState
            title={query ? t('picker.notFound') : t('picker.empty')}
            text={query ? t('picker.notFoundText') : t('picker.emptyText')}
          />
        )}
      </Sheet>
    </PublicFrame>
  );
}

export function Component() {
  return <EntryGate step="customer">{(identity) => <SelectCustomer identity={identity} />}</EntryGate>;
}
