import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { type RefObject, useRef, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { formatNumber } from '@/platform/format/number';
import { AppForm } from '@/platform/forms/AppForm';
import type { FormSchema } from '@/platform/forms/formSchema';
import { FormFoot } from '@/platform/forms/FormFoot';
import { useAppForm } from '@/platform/forms/useAppForm';
import { usePreloadedForm } from '@/platform/forms/usePreloadedForm';
import { useLeaveGuard } from '@/platform/forms/leaveGuard';
import type { AppError } from '@/platform/http/appError';
import { useAddressValues } from '@/platform/routing/useAddressValues';
import { useAppDispatch } from '@/platform/store/hooks';
import { useItem } from '@/platform/store/useResource';
import { radius } from '@/platform/theme/tokens';
import { PageHead } from '@/platform/ui/PageHead';
import { toast } from '@/platform/ui/toast';
import { countLines, pointsAfter } from '../rules/importLines';
import type { SoilNutrient, SoilPoint } from '../rules/nutrients';
import { decimalRuleOf, headBody, usualNutrients } from '../soilAnalysisForm';
import { importAnalysis, type SoilAnalysisBody } from '../soilAnalysisService';
import { soilAnalyses } from '../soilAnalysisState';
import type { SoilAnalysis, SoilWorld } from '../soilAnalysisWire';
import { soilHref } from '../soilLinks';
import { useAskUnlikely } from '../useAskUnlikely';
import { ColumnsTable } from './ColumnsTable';
import { FailureNote } from './FailureNote';
import { UnlikelyLines } from './UnlikelyLines';
import { useDoubts } from './useDoubts';
import { useDownload } from './useDownload';
import { emptyImport, type ImportValues, NEW_ANALYSIS } from './importValues';
import { MendSheet } from './MendSheet';
import { ReviewTable } from './ReviewTable';
import { SourcePart } from './SourcePart';
import { useColumnUses } from './useColumnUses';
import { usePlannedLines } from './usePlannedLines';
import { useSoilFiles } from './useSoilFiles';

const Part = styled('section')(({ theme }) => ({
  marginBottom: 16,
  padding: 16,
  border: `1px solid ${theme.tokens.border}`,
  borderRadius: radius.card,
  backgroundColor: theme.tokens.surface,
  '& > h2': { ...theme.typography.h3, margin: '0 0 12px', '&:focus': { outline: 'none' } },
  '& > .MuiAlert-root': { marginBottom: 8 },
}));
const Bottom = styled('div')(({ theme }) => ({
  position: 'sticky',
  bottom: 0,
  zIndex: 4,
  paddingBottom: 12,
  borderTop: `1px solid ${theme.tokens.border}`,
  backgroundColor: theme.tokens.background,
}));

const NO_HEADS: readonly string[] = [];
const NO_COLUMNS: readonly SoilNutrient[] = [];
const NO_POINTS: readonly SoilPoint[] = [];
const loadSchema = () => import('../soilAnalysisSchema');

const refusedWith = (message: string): AppError => ({ kind: 'validation', status: 400, fields: {}, message });

/** The analysis of the body that is sent. */
const headOfAnalysis = ({
  farmId,
  plotIds,
  laboratory,
  protocol,
  collectedAt,
  depthFrom,
  depthTo,
  clay,
  occurrenceId,
}: SoilAnalysis) => ({
  farmId,
  plotIds,
  laboratory,
  protocol,
  collectedAt,
  depthFrom,
  depthTo,
  clay,
  occurrenceId,
});

/** Puts a part in view and the focus on its title. */
const show = (part: RefObject<HTMLHeadingElement | null>) => {
  part.current?.focus();
  part.current?.scrollIntoView({ block: 'start' });
};

/** Fills an analysis from a laboratory's file: nothing is kept before somebody has seen what would be. */
export function SoilImportScreen({ world }: { readonly world: SoilWorld }) {
  const { t } = useTranslation('soilAnalysis');
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const { id } = useAddressValues();
  usePreloadedForm(loadSchema);
  const [failed, setFailed] = useState(false);
  const [leavesInvalid, setLeavesInvalid] = useState(false);
  const [mendPart, columnPart, reviewPart] = [
    useRef<HTMLHeadingElement>(null),
    useRef<HTMLHeadingElement>(null),
    useRef<HTMLHeadingElement>(null),
  ];
  const isForest = world === 'SILVICULTURE';
  const rule = decimalRuleOf(world);
  const form = useAppForm<ImportValues>({
    schema: async (values) => {
      const { headSchema, targetSchema } = await loadSchema();
      return (values.targetId === NEW_ANALYSIS
        ? headSchema(rule)
        : targetSchema()) as unknown as FormSchema<ImportValues>;
    },
    defaultValues: emptyImport(world, id('analise')),
  });
  const [targetId, decimal, laboratory, plotIds] = useWatch({
    control: form.control,
    name: ['targetId', 'decimal', 'laboratory', 'plotIds'],
  });
  const wanted = targetId === NEW_ANALYSIS || targetId === null ? null : targetId;
  const target = useItem(soilAnalyses[world], wanted, { follows: true });
  const analysis = wanted === null ? null : target.data;
  const present = analysis?.points ?? NO_POINTS;

  const { loaded, fault, reading, read, mend } = useSoilFiles();
  const heads = loaded?.heads ?? NO_HEADS;
  const { uses, columns, choose, isRemembered, remember } = useColumnUses(
    heads,
    analysis?.laboratory ?? laboratory ?? '',
    analysis?.nutrients ?? NO_COLUMNS,
  );
  const isBlocked = columns.twice.length > 0 || columns.unitless.length > 0 || columns.values.length === 0;
  const waits = wanted !== null && !analysis;
  const { planned, done } = usePlannedLines({
    lines: loaded && !waits ? loaded.lines : null,
    columns,
    rule: decimal ?? 'dot',
    present,
  });
  const counts = planned && countLines(planned);
  const ownPlots = analysis?.plotIds ?? plotIds;
  const { rows, outside, unlikely } = useDoubts(
    world,
    ownPlots as readonly number[],
    planned,
    columns.nutrients,
  );
  const askUnlikely = useAskUnlikely();
  const download = useDownload(loaded, planned);
  const toKeep = (counts?.new ?? 0) + (counts?.changed ?? 0);
  const invalid = planned?.filter(({ kind }) => kind === 'invalid') ?? [];
  const guard = useLeaveGuard(loaded !== null);

  const reasonNotToSave = () => {
    if (!loaded || !planned || done !== null) return t('importing.noFile');
    if (isBlocked) return columns.values.length === 0 ? t('importing.noNutrient') : t('importing.columns');
    if (toKeep === 0) return t('importing.nothing');
    return invalid.length > 0 && !leavesInvalid
      ? t('importing.invalidLeft', { count: invalid.length })
      : undefined;
  };
  const save = async (values: ImportValues) => {
    const reason = reasonNotToSave();
    if (reason !== undefined || !planned) throw refusedWith(reason ?? t('importing.noFile'));
    if (!(await askUnlikely(rows, columns.nutrients))) throw refusedWith(t('points.unlikely'));
    const body: SoilAnalysisBody = {
      ...(analysis ? headOfAnalysis(analysis) : { ...headBody(values, rule), occurrenceId: null }),
      nutrients: columns.nutrients,
      points: pointsAfter(present, planned),
    };
    setFailed(false);
    let made: number | null;
    try {
      made = await importAnalysis(world, body, analysis && { id: analysis.id, version: analysis.rowVersion });
    } catch (thrown) {
      setFailed(true);
      throw thrown;
    }
    remember();
    guard.release();
    dispatch(soilAnalyses[world].written());
    toast({ tone: 'success', text: t('importing.success') });
    const opened = analysis?.id ?? made;
    // Not before the form counts as saved: it would ask whether it may be left.
    setTimeout(
      () => void navigate(opened === null ? soilHref(world) : soilHref(world, opened), { replace: true }),
    );
  };
  const measuredBy = analysis?.laboratory ?? laboratory ?? '';
  const columnsWord =
    measuredBy === ''
      ? t('importing.laboratoryFirst')
      : t(isRemembered ? 'importing.remembered' : 'importing.columnsText', { laboratory: measuredBy });
  const samples = heads.map(
    (_, at) => loaded?.lines.find(({ cells }) => (cells[at] ?? '') !== '')?.cells[at] ?? '',
  );
  return (
    <>
      <PageHead
        title={t(isForest ? 'importing.forestryTitle' : 'importing.title')}
        subtitle={t(isForest ? 'importing.subtitleForestry' : 'importing.subtitle')}
      />
      <AppForm
        form={form}
        label={t('importing.title')}
        onSubmit={save}
        footer={
          <Bottom>
            <FormFoot
              onCancel={() => void navigate(soilHref(world))}
              saveLabel={t('importing.save', { count: toKeep })}
              disabledReason={reasonNotToSave()}
            />
          </Bottom>
        }
      >
        {failed && (
          <FailureNote
            onMend={() => show(invalid.length > 0 ? mendPart : reviewPart)}
            onColumns={() => show(columnPart)}
            onDownload={() => void download(invalid.length > 0 ? 'invalid' : 'all')}
          />
        )}
        <Part aria-label={t('head.section')}>
          <h2>{t('head.section')}</h2>
          <SourcePart
            world={world}
            nutrients={analysis?.nutrients ?? usualNutrients()}
            loaded={loaded}
            fault={fault}
            onFiles={(files) => {
              setFailed(false);
              setLeavesInvalid(false);
              void read(files);
            }}
          />
          {waits && target.status === 'failed' && (
            <Alert severity="error">{t('importing.targetFailed')}</Alert>
          )}
          {(reading || done !== null) && (
            <div role="status">
              <LinearProgress aria-label={t('importing.reading')} sx={{ mt: 2, mb: 0.5 }} />
              {done === null || !loaded
                ? t('importing.reading')
                : t('importing.checking', {
                    done: formatNumber(done, { decimals: 0 }),
                    total: formatNumber(loaded.lines.length, { decimals: 0 }),
                  })}
            </div>
          )}
        </Part>
        {loaded && (
          <Part aria-label={t('importing.columns')}>
            <h2 ref={columnPart} tabIndex={-1}>
              {t('importing.columns')}
            </h2>
            <Typography color="textSecondary" sx={{ mb: 1.5 }}>
              {columnsWord}
            </Typography>
            <ColumnsTable heads={heads} samples={samples} uses={uses} columns={columns} onUse={choose} />
          </Part>
        )}
        {loaded && planned && (
          <Part aria-label={t('importing.review')}>
            <h2 ref={reviewPart} tabIndex={-1}>
              {t('importing.review')}
            </h2>
            {outside > 0 && <Alert severity="warning">{t('importing.outside', { count: outside })}</Alert>}
            <UnlikelyLines unlikely={unlikely} columns={columns} heads={heads} uses={uses} onUse={choose} />
            <ReviewTable planned={planned} heads={heads} several={loaded.names.length > 1} />
          </Part>
        )}
        {loaded && invalid.length > 0 && (
          <Part aria-label={t('importing.mend')}>
            <h2 ref={mendPart} tabIndex={-1}>
              {t('importing.mend')}
            </h2>
            <Typography color="textSecondary" sx={{ mb: 1 }}>
              {t('importing.mendText')}
            </Typography>
            <MendSheet lines={invalid} heads={heads} onMend={mend} />
            <FormControlLabel
              control={
                <Checkbox checked={leavesInvalid} onChange={(_, checked) => setLeavesInvalid(checked)} />
              }
              label={t('importing.leaveOut')}
            />
            <Button variant="text" onClick={() => void download('invalid')}>
              {t('importing.download')}
            </Button>
          </Part>
        )}
      </AppForm>
    </>
  );
}
