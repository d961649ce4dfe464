import FilterAltOffOutlined from '@mui/icons-material/FilterAltOffOutlined';
import InboxOutlined from '@mui/icons-material/InboxOutlined';
import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { StateFrame } from '@/platform/ui/StateFrame';

interface EmptyStateProps {
  /** What is missing. */
  readonly title: string;
  /** What to do about it. */
  readonly text?: ReactNode;
  readonly action?: ReactNode;
  readonly icon?: ReactNode;
}

export function EmptyState({ title, text, action, icon = <InboxOutlined /> }: EmptyStateProps) {
  return <StateFrame icon={icon} title={title} text={text} action={action} />;
}

/** A list that its filters have emptied: the way out is to clear them. */
export function NoMatches({ onClear }: { readonly onClear: () => void }) {
  const { t } = useTranslation('ui');
  return (
    <EmptyState
      icon={<FilterAltOffOutlined />}
      title={t('empty.filteredTitle')}
      text={t('empty.filteredText')}
      action={
        <Button variant="outlined" onClick={onClear}>
          {t('clearFilters')}
        </Button>
      }
    />
  );
}
