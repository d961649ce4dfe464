import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { AppForm } from '@/platform/forms/AppForm';
import { DangerAlert } from '@/platform/forms/DangerAlert';
import { FormFoot } from '@/platform/forms/FormFoot';
import { useAppForm } from '@/platform/forms/useAppForm';
import { usePreloadedForm } from '@/platform/forms/usePreloadedForm';
import { type AppError, asAppError, isConflict } from '@/platform/http/appError';
import type { RowVersion } from '@/platform/http/rowVersion';
import { useAppDispatch } from '@/platform/store/hooks';
import { radius } from '@/platform/theme/tokens';
import { toast } from '@/platform/ui/toast';
import { faultsOf } from '../rules/pointRows';
import { saveOver } from '../saveOver';
import { type AnalysisValues, bodyOf, decimalRuleOf, type TypedAnalysis, typedOf } from '../soilAnalysisForm';
import { analysisById } from '../soilAnalysisService';
import { soilAnalyses } from '../soilAnalysisState';
import type { SoilAnalysis, SoilWorld } from '../soilAnalysisWire';
import { soilHref } from '../soilLinks';
import { useAskUnlikely } from '../useAskUnlikely';
import { HeadFields } from './HeadFields';
import { NutrientBar } from './NutrientBar';
import { PointsPart } from './PointsPart';

const Part = styled('section')(({ theme }) => ({
  marginBottom: 16,
  padding: 16,
  border: `1px solid ${theme.tokens.border}`,
  borderRadius: radius.card,
  backgroundColor: theme.tokens.surface,
  '& > h2': { ...theme.typography.h3, margin: '0 0 12px' },
}));
const Bottom = styled('div')(({ theme }) => ({
  position: 'sticky',
  bottom: 0,
  zIndex: 4,
  paddingBottom: 12,
  borderTop: `1px solid ${theme.tokens.border}`,
  backgroundColor: theme.tokens.background,
}));

const loadSchema = () => import('../soilAnalysisSchema');

interface AnalysisFormProps {
  readonly world: SoilWorld;
  /** Null is a new one. */
  readonly analysis: SoilAnalysis | null;
  readonly initial: TypedAnalysis;
  readonly label: string;
  /** Of a new one: what it was filled from, so that two of them have a draft each. */
  readonly draftName: string;
  readonly onReload?: () => void;
}

/** A refusal in words, for the form as a whole. */
const refusedWith = (message: string): AppError => ({ kind: 'validation', status: 400, fields: {}, message });

/** The calls of saving: over what somebody else saved meanwhile, only what was changed here. */
function useSaving({ world, analysis, initial }: Pick<AnalysisFormProps, 'world' | 'analysis' | 'initial'>) {
  const { t } = useTranslation('soilAnalysis');
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const rule = decimalRuleOf(world);
  const askUnlikely = useAskUnlikely();
  const write = (values: AnalysisValues, version: RowVersion | undefined) =>
    dispatch(soilAnalyses[world].save({ values: bodyOf(values, rule), id: analysis?.id ?? null, version }));
  return async (values: AnalysisValues) => {
    const faults = faultsOf(values.rows, values.nutrients, rule);
    if (faults.size > 0) throw refusedWith(t('points.faultsNote', { count: faults.size }));
    if (!(await askUnlikely(values.rows, values.nutrients))) throw refusedWith(t('points.unlikely'));
    const made = analysis
      ? await saveOver({
          read: initial,
          version: analysis.rowVersion,
          typed: values,
          save: write,
          current: async () => {
            const now = await analysisById(world, analysis.id, new AbortController().signal);
            return { values: typedOf(now, rule), version: now.rowVersion };
          },
        })
      : await write(values, undefined);
    toast({ tone: 'success', text: t('page.saved') });
    if (analysis) return;
    // Not before the form counts as saved: it would ask whether it may be left.
    const address = typeof made === 'number' ? soilHref(world, made) : soilHref(world);
    setTimeout(() => void navigate(address, { replace: true }));
  };
}

/** Head, nutrients, and the points on the map and in the table. */
export function AnalysisForm({ world, analysis, initial, label, draftName, onReload }: AnalysisFormProps) {
  const { t } = useTranslation('soilAnalysis');
  const navigate = useNavigate();
  usePreloadedForm(loadSchema);
  /** Somebody else saved the analysis meanwhile. */
  const [outrun, setOutrun] = useState(false);
  const form = useAppForm<AnalysisValues>({
    schema: async () => (await loadSchema()).analysisSchema(decimalRuleOf(world)),
    defaultValues: initial,
    draft: { key: `soilAnalysis:${world}:${draftName}`, basis: analysis?.rowVersion ?? null },
  });
  const save = useSaving({ world, analysis, initial });
  const former =
    analysis?.plotIds.map((id, at) => ({ id, name: analysis.plotNames[at] ?? String(id) })) ?? [];
  return (
    <AppForm
      form={form}
      label={label}
      onSubmit={async (values) => {
        try {
          await save(values);
          setOutrun(false);
        } catch (thrown) {
          setOutrun(isConflict(asAppError(thrown)));
          throw thrown;
        }
      }}
      footer={
        <Bottom>
          <FormFoot onCancel={() => void navigate(soilHref(world))} />
        </Bottom>
      }
    >
      {outrun && onReload && (
        <DangerAlert
          severity="warning"
          sx={{ mb: 1.5 }}
          action={
            <Button color="inherit" size="small" onClick={onReload}>
              {t('conflict.reload')}
            </Button>
          }
        >
          {t('conflict.title')}
        </DangerAlert>
      )}
      <Part aria-label={t('head.section')}>
        <h2>{t('head.section')}</h2>
        <HeadFields world={world} former={former} />
      </Part>
      <Part aria-label={t('nutrient.section')}>
        <h2>{t('nutrient.section')}</h2>
        <NutrientBar />
      </Part>
      <Part aria-label={t('points.section')}>
        <h2>{t('points.section')}</h2>
        <PointsPart world={world} ownId={analysis?.id ?? null} />
      </Part>
    </AppForm>
  );
}
