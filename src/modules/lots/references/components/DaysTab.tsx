import UploadFileOutlined from '@mui/icons-material/UploadFileOutlined';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { asAppError } from '@/platform/http/appError';
import { saidBy } from '@/platform/http/saidBy';
import { PageLink } from '@/platform/routing/pageLink';
import type { SheetAnswer, SheetChange } from '@/platform/sheet/sheetProps';
import { useAppDispatch } from '@/platform/store/hooks';
import type { RowId } from '@/platform/store/resourceState';
import { ErrorState } from '@/platform/ui/ErrorState';
import { SkeletonText, Loading } from '@/platform/ui/Skeletons';
import { useQuery } from '@/platform/store/useQuery';
import { faultText } from '../dayWords';
import { isKind } from '../referenceChoices';
import { otherSet, referenceSet, setChanged } from '../referenceSet';
import type { ReferenceSet } from '../referenceWire';
import { references } from '../registers/references';
import { checkDays } from '../rules/checkDays';
import type { ReferenceDay } from '../rules/dayColumns';
import { meanOfSexes } from '../rules/meanOfSexes';
import { useDayWriting } from '../useDayWriting';
import { DaysSheet } from './DaysSheet';

const ImportDays = lazy(async () => ({ default: (await import('./ImportDays')).ImportDays }));

const PATH = '/avicultura/referencia-geral';
const placed = (days: readonly ReferenceDay[]) => days.map((row, index) => ({ ...row, line: index + 1 }));

/** The days of mixed birds: the mean of this set and the one of the other sex. */
function MixedDays({ set, toolbar }: { readonly set: ReferenceSet; readonly toolbar: ReactNode }) {
  const { t } = useTranslation('chickenReferences');
  const { mixedWith, kind, name } = set;
  const { data, status, retry } = useQuery(otherSet, mixedWith?.id ?? null);
  if (!mixedWith || !isKind(kind)) return null;
  if (status === 'failed')
    return <ErrorState onRetry={retry} title={t('days.meanFailed', { name: mixedWith.name })} />;
  if (!data)
    return (
      <Loading>
        <SkeletonText />
      </Loading>
    );
  const words = t('days.mean', { first: name, second: mixedWith.name });
  return (
    <>
      <Alert severity="info" sx={{ mb: 1.5 }}>
        {words}
      </Alert>
      <DaysSheet kind={kind} name={words} days={meanOfSexes(set.days, data.days)} toolbar={toolbar} />
    </>
  );
}

/** The days of a set: read, edited cell by cell, filled from a file; those of one that lots use are only read. */
export function Panel({ id }: { readonly id: RowId }) {
  const { t } = useTranslation('chickenReferences');
  const dispatch = useAppDispatch();
  const { data, status, error, retry } = useQuery(referenceSet, id);
  const { set, write } = useDayWriting(data);
  const [importing, setImporting] = useState(false);
  const [view, setView] = useState<'own' | 'mixed'>('own');
  if (status === 'failed' && !set)
    return <ErrorState onRetry={retry} code={error?.kind === 'server' ? error.status : undefined} />;
  if (!set || !isKind(set.kind))
    return (
      <Loading>
        <SkeletonText />
        <SkeletonText />
      </Loading>
    );
  const { kind, name, days, mixedWith } = set;
  const lots = set.lotCount ?? 0;
  const used = lots > 0;
  const edit = async ({ row, field, value }: SheetChange<ReferenceDay>): Promise<SheetAnswer> => {
    const change = (all: readonly ReferenceDay[]) =>
      all.map((one) => (one.day === row.day ? { ...one, [field]: value } : one));
    const before = new Set(checkDays(placed(days), kind).map((fault) => JSON.stringify(fault)));
    const fault = checkDays(placed(change(days)), kind).find((one) => !before.has(JSON.stringify(one)));
    if (fault) return faultText(t, fault);
    try {
      await write(set, change);
      return null;
    } catch (thrown) {
      dispatch(setChanged());
      return saidBy(asAppError(thrown)) ?? t('days.failed');
    }
  };
  const toolbar = (
    <>
      {mixedWith && (
        <ToggleButtonGroup
          exclusive
          size="small"
          value={view}
          aria-label={t('days.view')}
          onChange={(_, next: 'own' | 'mixed' | null) => next && setView(next)}
        >
          <ToggleButton value="own">{t('days.own')}</ToggleButton>
          <ToggleButton value="mixed">{t('days.mixed')}</ToggleButton>
        </ToggleButtonGroup>
      )}
      {!used && view === 'own' && (
        <Button variant="outlined" startIcon={<UploadFileOutlined />} onClick={() => setImporting(true)}>
          {t('days.import')}
        </Button>
      )}
    </>
  );
  return (
    <>
      {used && (
        <Alert
          severity="info"
          sx={{ mb: 1.5 }}
          action={
            <Button component={PageLink} to={`${PATH}/novo?copia=${set.id}`} color="inherit">
              {t('days.copy')}
            </Button>
          }
        >
          {t('days.inUse', { count: lots })}
        </Alert>
      )}
      {view === 'mixed' ? (
        <MixedDays set={set} toolbar={toolbar} />
      ) : (
        <DaysSheet
          kind={kind}
          name={name}
          days={days}
          toolbar={toolbar}
          {...(used ? {} : { onEdit: edit })}
        />
      )}
      {importing && (
        <Suspense fallback={null}>
          <ImportDays
            set={set}
            kind={kind}
            onClose={() => setImporting(false)}
            onWrite={async (read) => {
              // Refused, it may have been changed by somebody else: what is so is shown behind the dialog.
              await write(set, () => read).catch((thrown: unknown) => {
                dispatch(setChanged());
                throw thrown;
              });
              dispatch(references.resource.written());
            }}
          />
        </Suspense>
      )}
    </>
  );
}
