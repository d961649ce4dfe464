import Alert from '@mui/material/Alert';
import Link from '@mui/material/Link';
import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { mayOpen } from '@/domain/identity/permissions';
import { useIdentity } from '@/domain/identity/selectors';
import { SelectControl } from '@/platform/forms/fields/SelectField';
import { href } from '@/platform/routing/href';
import { PageLink } from '@/platform/routing/pageLink';
import { typeStep } from '@/platform/theme/typography';
import { EmptyState } from '@/platform/ui/EmptyState';
import { FailedState } from '@/platform/ui/FailedState';
import { SkeletonText } from '@/platform/ui/Skeletons';
import type { ChosenReference } from './useReference';

const Row = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '8px 16px',
  paddingTop: 8,
  '& > :first-of-type': { flex: '0 1 340px' },
});
const Facts = styled('p')(({ theme: { tokens } }) => ({
  ...typeStep('caption'),
  flex: '1 1 260px',
  margin: 0,
  color: tokens.textMuted,
}));
const PAGE = { path: '/referencia-de-solo', permission: 'SOIL_REFERENCE' } as const;

/** Which manual's tables are read, with what it is of; the way to the references for who may open them. */
export function ReferenceChoice(props: ChosenReference) {
  const { references, unread, reference, isProposed, status, error, retry, choose } = props;
  const { t } = useTranslation('soilReferences');
  const identity = useIdentity();
  if (status === 'failed') return <FailedState error={error} onRetry={retry} />;
  if (status !== 'ready' && references.length === 0) return <SkeletonText lines={1} />;
  const left = unread > 0 && <Alert severity="warning">{t('choice.unread', { count: unread })}</Alert>;
  if (!reference) return left || <EmptyState title={t('choice.none')} text={t('choice.noneText')} />;
  const mayManage = identity !== null && mayOpen(PAGE, identity) === 'allowed';
  return (
    <>
      {left}
      <Row>
        <SelectControl<number>
          label={t('choice.label')}
          required
          value={reference.id}
          options={references.map(({ id, name }) => ({ id, name }))}
          onChange={choose}
        />
        <Facts>
          {[
            isProposed && references.length > 1 && t('choice.proposed'),
            `${reference.manual} (${reference.edition})`,
            reference.region,
            reference.crops,
          ]
            .filter(Boolean)
            .join(' · ')}{' '}
          {mayManage && (
            <Link
              component={PageLink}
              to={`${href('soilReferences', { action: 'editar' })}?id=${reference.id}`}
            >
              {t('choice.open')}
            </Link>
          )}
        </Facts>
      </Row>
    </>
  );
}
