import Button from '@mui/material/Button';
import Slider from '@mui/material/Slider';
import { styled } from '@mui/material/styles';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatMoney } from '@/platform/format/money';
import { formatNumber } from '@/platform/format/number';
import { MoneyControl, NumberControl } from '@/platform/forms/fields/NumberField';
import { SelectControl } from '@/platform/forms/fields/SelectField';
import { PageLink } from '@/platform/routing/pageLink';
import { href } from '@/platform/routing/href';
import { typeStep } from '@/platform/theme/typography';
import { Card } from '@/platform/ui/Card';
import { MetricTile } from '@/platform/ui/MetricTile';
import { limePlan, meanLimeSoil, subsoilOf } from '../rules/correction';
import { gypsumNeed, LIME_METHODS, type LimeChoices, type LimeMethod, limeNeed } from '../rules/lime';
import type { ReadReference } from '../references/soilReferenceWire';
import type { SoilAnalysis, SoilWorld } from '../soilAnalysisWire';
import { WORDS } from './interpretationWords';
import { useLimeChoices } from '../useLimeChoices';
import { limeArithmetic } from './limeWords';

const Inputs = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(150px, 1fr))',
  gap: 12,
  padding: '8px 0',
});
const Tiles = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(150px, 1fr))',
  gap: 12,
  margin: '4px 0 8px',
});
const Note = styled('p')(({ theme: { tokens } }) => ({
  ...typeStep('caption'),
  margin: '4px 0',
  color: tokens.textMuted,
}));
const Lines = styled('div')({
  display: 'grid',
  gap: 12,
  gridTemplateColumns: 'repeat(auto-fit, minmax(300px, 1fr))',
});
const Actions = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 8, marginTop: 12 });

/** Saturations by bases that crops are limed to. */
const TARGET = { min: 40, max: 90 } as const;
const tonnes = (value: number) => formatNumber(value, { decimals: 2 });

interface LimeInputsProps {
  readonly choices: LimeChoices;
  readonly price: number | null;
  readonly onChange: (part: Partial<LimeChoices>) => void;
  readonly onPrice: (price: number | null) => void;
}

function LimeInputs({ choices, price, onChange, onPrice }: LimeInputsProps) {
  const { t } = useTranslation(WORDS);
  // While it is dragged nothing is written to the address.
  const [dragged, setDragged] = useState<number | null>(null);
  const targetV = dragged ?? choices.targetV;
  const figure = (name: 'prnt' | 'depth' | 'areaShare', unit: string, most: number) => (
    <NumberControl
      label={t(`lime.${name}`)}
      unit={unit}
      decimals={0}
      most={most}
      value={choices[name]}
      // Without a number there is no dose to say: the last one stands until another is typed.
      onChange={(value) => value !== null && value > 0 && onChange({ [name]: value })}
    />
  );
  return (
    <>
      <Inputs>
        <SelectControl<LimeMethod>
          label={t('lime.method')}
          required
          value={choices.method}
          options={LIME_METHODS.map((id) => ({ id, name: t(`soilReferences:methods.${id}`) }))}
          onChange={(method) => method && onChange({ method })}
        />
        {figure('prnt', '%', 150)}
        {figure('depth', 'cm', 60)}
        {figure('areaShare', '%', 100)}
        <MoneyControl label={t('lime.price')} value={price} onChange={onPrice} />
      </Inputs>
      {choices.method === 'V_PERCENT' && (
        <label>
          <Note>{t('lime.target', { value: targetV })}</Note>
          <Slider
            size="small"
            aria-label={t('lime.targetLabel')}
            {...TARGET}
            value={targetV ?? TARGET.min}
            valueLabelDisplay="auto"
            onChange={(_event, value) => setDragged(value)}
            onChangeCommitted={(_event, value) => {
              setDragged(null);
              onChange({ targetV: value });
            }}
          />
        </label>
      )}
    </>
  );
}

interface CorrectionCardProps {
  readonly analysis: SoilAnalysis;
  readonly world: SoilWorld;
  readonly reference: ReadReference;
  /** Of the plots, where it is known. */
  readonly hectares: number | null;
  /** The layer of 20 cm or deeper of the same sampling. */
  readonly subsoil: SoilAnalysis | null;
}

/** Lime and gypsum by the method of the reference: the dose of each point, the mean with its arithmetic, tonnes and cost. */
export function CorrectionCard({ analysis, world, reference, hectares, subsoil }: CorrectionCardProps) {
  const { t } = useTranslation(WORDS);
  const { choices, change, price, setPrice } = useLimeChoices(reference);
  const plan = limePlan(analysis, choices);
  const mean = limeNeed(meanLimeSoil(analysis), choices);
  const total = plan.mean === null || hectares === null ? null : plan.mean * hectares;
  const gypsum = gypsumNeed(subsoilOf(subsoil ?? analysis));
  const planHref = (product: string, dose: number) =>
    href(
      world === 'SILVICULTURE' ? 'silvicultureOccurrences' : 'agricultureOccurrences',
      { id: 'nova' },
      {
        tipo: 'correcao-de-solo',
        ...(analysis.plotIds[0] === undefined ? {} : { talhao: analysis.plotIds[0] }),
        'campo-state': 'PLANNED',
        'campo-product': product,
        'campo-dose': Number(dose.toFixed(2)),
        'campo-soilAnalysisId': analysis.id,
      },
    );
  return (
    <Card
      title={t('lime.title')}
      aside={t('lime.by', { method: t(`soilReferences:methods.${choices.method}`), manual: reference.name })}
    >
      <LimeInputs choices={choices} price={price} onChange={change} onPrice={setPrice} />
      {plan.mean === null ? (
        <Note role="status">
          {t('lime.none', { missing: plan.missing.map((one) => t(`lime.missing.${one}`)).join(', ') })}
        </Note>
      ) : (
        <>
          <Tiles>
            <MetricTile label={t('lime.mean')} value={`${tonnes(plan.mean)} t/ha`} />
            <MetricTile
              label={t('lime.range')}
              value={t('lime.fromTo', { least: tonnes(plan.least ?? 0), most: tonnes(plan.most ?? 0) })}
            />
            <MetricTile label={t('lime.total')} value={total === null ? '–' : `${tonnes(total)} t`} />
            <MetricTile
              label={t('lime.cost')}
              value={total === null || price === null ? '–' : formatMoney(Math.round(total * price))}
            />
          </Tiles>
          {hectares !== null && <Note>{t('lime.area', { hectares: tonnes(hectares) })}</Note>}
          {plan.without > 0 && (
            <Note>
              {t('lime.without', {
                count: plan.without,
                missing: plan.missing.map((one) => t(`lime.missing.${one}`)).join(', '),
              })}
            </Note>
          )}
        </>
      )}
      <Lines>
        <div>
          <Note>{mean.kind === 'need' && limeArithmetic(t, meanLimeSoil(analysis), choices, mean)}</Note>
        </div>
        <div>
          <Note>
            {gypsum.kind === 'need'
              ? t(`gypsum.${gypsum.because}`, {
                  dose: formatNumber(gypsum.dose, { decimals: 0 }),
                  clay: formatNumber(gypsum.dose / 50, { decimals: 1, minDecimals: 0 }),
                })
              : gypsum.kind === 'none'
                ? t('gypsum.none')
                : t(`gypsum.missing.${gypsum.missing[0] ?? 'SUBSOIL'}`)}
          </Note>
        </div>
      </Lines>
      <Actions>
        {plan.mean !== null && plan.mean > 0 && (
          <Button
            component={PageLink}
            to={planHref(t('lime.product'), plan.mean)}
            variant="outlined"
            size="small"
          >
            {t('lime.plan')}
          </Button>
        )}
        {gypsum.kind === 'need' && (
          <Button
            component={PageLink}
            to={planHref(t('gypsum.product'), gypsum.dose / 1000)}
            variant="outlined"
            size="small"
          >
            {t('gypsum.plan')}
          </Button>
        )}
      </Actions>
    </Card>
  );
}
