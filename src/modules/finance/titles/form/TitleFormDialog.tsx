import DialogContent from '@mui/material/DialogContent';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLookup } from '@/domain/lookups/useLookup';
import { today } from '@/platform/format/date';
import { DialogFrame } from '@/platform/forms/DialogFrame';
import { SkeletonText, Loading } from '@/platform/ui/Skeletons';
import { TitleState, useTitle } from '../components/TitleState';
import { lockedReason } from '../hooks/useTitleActions';
import { isReal } from '../rules/currencies';
import type { Movement, TitleDetail } from '../rules/titleRow';
import { TitleForm } from './TitleForm';
import { emptyValues, valuesOf } from './titleValues';

interface TitleFormDialogProps {
  /** The title whose document is changed, or taken as the pattern of a new one. */
  readonly id: string | null;
  readonly copy: boolean;
  /** What a new one is by default. */
  readonly movement: Movement;
  readonly onClose: () => void;
  readonly onSaved: () => void;
}

type Loaded = TitleFormDialogProps & { readonly label: string };

function EmptyForm({
  label,
  movement,
  currencyId,
  onClose,
  onSaved,
}: Loaded & { currencyId: number | null }) {
  const [initial] = useState(() => emptyValues(today(), movement, currencyId));
  return (
    <TitleForm
      label={label}
      id={null}
      draftKey="novo"
      initial={initial}
      onClose={onClose}
      onSaved={onSaved}
    />
  );
}

/** The form starts with its currency: set later, it would be taken for something typed, and a draft stay away. */
function NewForm(props: Loaded) {
  const { options, loading } = useLookup('currencies', undefined);
  const real = options.find(isReal)?.id;
  if (!loading) return <EmptyForm {...props} currencyId={typeof real === 'number' ? real : null} />;
  return (
    <DialogContent>
      <Loading>
        <SkeletonText lines={4} />
        <SkeletonText lines={6} />
      </Loading>
    </DialogContent>
  );
}

function FilledForm({ label, title, copy, onClose, onSaved }: Loaded & { readonly title: TitleDetail }) {
  const { t } = useTranslation('financeTitles');
  const [initial] = useState(() => valuesOf(title, copy ? today() : null));
  return (
    <TitleForm
      label={label}
      id={copy ? null : title.id}
      // Each copy's draft is its own: another title's would be put into this one.
      draftKey={copy ? `copia:${title.id}` : String(title.id)}
      initial={initial}
      locked={copy ? undefined : lockedReason(title, t)}
      onClose={onClose}
      onSaved={onSaved}
    />
  );
}

function LoadedForm(props: Loaded & { readonly id: string }) {
  const { title, retry, item } = useTitle(props.id);
  return title ? (
    <FilledForm {...props} title={title} />
  ) : (
    <DialogContent>
      <TitleState item={item} onRetry={retry} />
    </DialogContent>
  );
}

/** The form of a document without an invoice: a new one, a copy, or one that is changed. */
export function TitleFormDialog(props: TitleFormDialogProps) {
  const { t } = useTranslation('financeTitles');
  const { id, copy, onClose } = props;
  const label = id === null || copy ? t('form.new') : t('form.editTitle');
  return (
    <DialogFrame title={label} size="l" onClose={onClose}>
      {id === null ? <NewForm {...props} label={label} /> : <LoadedForm {...props} id={id} label={label} />}
    </DialogFrame>
  );
}
