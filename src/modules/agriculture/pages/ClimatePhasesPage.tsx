import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { choiceWord } from '@/families/register/fixedChoices';
import { RegisterPage } from '@/families/register/RegisterPage';
import { formatNumber } from '@/platform/format/number';
import { DEFAULT_QUERY } from '@/platform/grid/gridQuery';
import { useList } from '@/platform/store/useResource';
import { Banner } from '@/platform/ui/Banner';
import { climatePhases } from '../registers/climatePhases';
import { isKnown, latestPhases } from '../rules/climatePhase';

const Lead = styled('div')({ marginBottom: 12 });

/** The phase of the last trimester of each index, in words, with the rule it follows from. */
function PhaseNow() {
  const { t } = useTranslation('agricultureRegisters');
  const { rows } = useList(climatePhases.resource, DEFAULT_QUERY);
  const lines = latestPhases(rows.filter(isKnown)).map(({ last, trimesters }) =>
    t('phaseNow', {
      index: last.index,
      when: `${last.trimester} ${last.year}`,
      phase: choiceWord('agricultureRegisters', 'phases', last.phase),
      value: formatNumber(last.value, { decimals: 2, minDecimals: 1 }),
      count: trimesters,
    }),
  );
  const [first = t('phaseRuleTitle'), ...more] = lines;
  return (
    <Lead>
      <Banner tone="info" fact={first} text={[...more, t('phaseRule')].join(' ')} />
    </Lead>
  );
}

export function Component() {
  return <RegisterPage register={climatePhases} lead={<PhaseNow />} />;
}
