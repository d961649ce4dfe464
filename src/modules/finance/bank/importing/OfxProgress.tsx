import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { Banner } from '@/platform/ui/Banner';
import { ErrorState } from '@/platform/ui/ErrorState';
import { Loading, SkeletonBlock } from '@/platform/ui/Skeletons';
import { OutcomeNote, RefusedFiles } from './ImportNotes';
import type { OfxImport } from './useOfxImport';

const Row = styled('div')({ display: 'flex', alignItems: 'center', gap: 12 });
const Waiting = styled('div')({ display: 'grid', gap: 8 });

interface OfxProgressProps {
  readonly all: OfxImport;
  readonly nameOf: (accountId: string) => string | null;
  readonly onImports: (accountId: string) => void;
}

/** Where the files are on their way: refused, kept, read or compared. */
export function OfxProgress({ all, nameOf, onImports }: OfxProgressProps) {
  const { t } = useTranslation('financeBank');
  const { parts, groups, judged, outcomes, failed } = all;
  const waiting = parts.length > 0 && groups.length === 0;
  return (
    <>
      <RefusedFiles files={all.refused} onClose={all.closeRefused} />
      {all.empty.length > 0 && (
        <Banner
          tone="info"
          fact={t('ofx.emptyStatements', {
            count: all.empty.length,
            names: [
              ...new Set(
                all.empty.map(({ name, accountId }) => [name, accountId].filter(Boolean).join(' · ')),
              ),
            ].join(', '),
          })}
          onClose={all.closeEmpty}
        />
      )}
      {outcomes.map((outcome) => (
        <OutcomeNote
          key={outcome.accountId}
          outcome={outcome}
          name={outcomes.length > 1 ? nameOf(outcome.accountId) : null}
          onClose={all.closeOutcomes}
          onImports={onImports}
        />
      ))}
      {waiting && <Banner tone="info" fact={t('ofx.chooseAccount')} />}
      {all.unread > 0 && <Banner tone="warning" fact={t('ofx.unread', { count: all.unread })} />}
      {failed && <ErrorState title={t('ofx.compareFailed')} onRetry={all.retry} />}
      {all.reading && (
        <Row>
          {t('ofx.reading')}
          <Button onClick={all.stop}>{t('ofx.stop')}</Button>
        </Row>
      )}
      {!failed && (all.reading || (groups.length > 0 && judged === null)) && (
        <Loading>
          <Waiting>
            {!all.reading && t('ofx.comparing')}
            <SkeletonBlock height={160} />
          </Waiting>
        </Loading>
      )}
    </>
  );
}
