import Link from '@mui/material/Link';
import { styled } from '@mui/material/styles';
import { DateField } from '@/platform/forms/fields/DateField';
import { DateTimeField } from '@/platform/forms/fields/DateTimeField';
import { MultiSelectField } from '@/platform/forms/fields/MultiSelectField';
import { IntegerField, NumberField } from '@/platform/forms/fields/NumberField';
import { SelectField } from '@/platform/forms/fields/SelectField';
import { TextField } from '@/platform/forms/fields/TextField';
import { FieldGrid } from '@/platform/forms/FieldGrid';
import { href } from '@/platform/routing/href';
import { PageLink } from '@/platform/routing/pageLink';
import { Card } from '@/platform/ui/Card';
import { type BulletinSource, type BulletinValues, LABORATORY_RESULTS } from '../bulletinTypes';
import type { BulletinCompany, SectionName } from '../companies';
import { useBulletinWords } from '../useBulletinWords';
import { DiseaseRows, DrugRows, LoadRows, VaccineRows } from './BulletinRows';

const FARM_FIELDS = [
  'producer',
  'farmName',
  'veterinarian',
  'crmv',
  'stateRegistration',
  'coordinates',
  'nucleus',
  'houses',
] as const satisfies readonly (keyof BulletinValues)[];
const Frame = styled('div')({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 12 });

interface SectionProps {
  readonly company: BulletinCompany;
  readonly source: BulletinSource;
}

/** The record that filled a section. */
function SourceLink({ section, source, company }: SectionProps & { readonly section: SectionName }) {
  const t = useBulletinWords(company.world);
  const isFish = company.world === 'fish';
  if (section === 'chicks')
    return (
      <Link
        component={PageLink}
        to={href(isFish ? 'lotsFishLots' : 'lotsChickenLots', { registro: String(source.lotId) })}
      >
        {t('source.lot', { lot: source.lotNumber })}
      </Link>
    );
  const types: Partial<Record<SectionName, string>> = {
    loads: isFish ? 'despesca' : 'carregamento',
    // Diseases and treatments alike.
    drugs: '',
    diseases: 'doencas',
    losses72: 'mortos-e-eliminados',
    losses: 'mortos-e-eliminados',
    feedOrigin: 'fornecimento-de-racao',
    biomass: 'amostragem-de-peixes',
  };
  const type = types[section];
  if (type === undefined) return null;
  return (
    <Link
      component={PageLink}
      to={href(
        isFish ? 'lotsFishOccurrences' : 'lotsOccurrences',
        {},
        { lote: source.lotId, ...(type === '' ? {} : { tipo: type }) },
      )}
    >
      {t('source.occurrences')}
    </Link>
  );
}

function Fields({ section, company }: { readonly section: SectionName; readonly company: BulletinCompany }) {
  const t = useBulletinWords(company.world);
  const shared = (name: keyof BulletinValues) => ({
    name,
    label: t(`fields.${name}`),
    required: company.required.includes(name),
  });
  switch (section) {
    case 'farm':
      return (
        <FieldGrid>
          {FARM_FIELDS.map((name) => (
            <TextField key={name} {...shared(name)} />
          ))}
        </FieldGrid>
      );
    case 'chicks':
      return (
        <FieldGrid>
          <TextField {...shared('chickGta')} />
          <DateField {...shared('chickGtaIssued')} />
          <IntegerField {...shared('chicksDeclared')} />
          <IntegerField {...shared('chicksReceived')} />
        </FieldGrid>
      );
    case 'loads':
      return (
        <>
          <FieldGrid>
            <DateTimeField {...shared('slaughterAt')} />
            <IntegerField {...shared('left')} />
          </FieldGrid>
          <LoadRows world={company.world} required={company.required.includes('loads')} />
        </>
      );
    case 'finalLoss':
      return <TextField {...shared('lossReason')} maxLength={500} />;
    case 'diseases':
      return <DiseaseRows world={company.world} />;
    case 'drugs':
      return <DrugRows world={company.world} />;
    case 'vaccines':
      return <VaccineRows world={company.world} />;
    case 'feedOff':
      return (
        <FieldGrid>
          <DateTimeField {...shared('feedOffAt')} />
        </FieldGrid>
      );
    case 'salmonella':
      return (
        <FieldGrid>
          <DateField {...shared('salmonellaCollected')} />
          <TextField {...shared('salmonellaLaboratory')} />
          <SelectField
            {...shared('salmonellaResult')}
            options={LABORATORY_RESULTS.map((id) => ({ id, name: t(`salmonella.${id}`) }))}
          />
          <DateField {...shared('salmonellaKnown')} />
        </FieldGrid>
      );
    case 'losses72':
      return (
        <FieldGrid>
          <IntegerField {...shared('lost72')} />
        </FieldGrid>
      );
    case 'feedOrigin':
      return <TextField {...shared('feedOrigin')} maxLength={500} />;
    case 'biomass':
      return (
        <FieldGrid>
          <NumberField {...shared('biomassKg')} decimals={1} unit="kg" />
          <NumberField {...shared('meanGrams')} decimals={1} unit="g" />
        </FieldGrid>
      );
    case 'losses':
      return (
        <FieldGrid>
          <IntegerField {...shared('lostFish')} />
          <TextField {...shared('lossReason')} maxLength={500} />
        </FieldGrid>
      );
    case 'water':
      return (
        <FieldGrid>
          <TextField {...shared('waterSource')} />
          <NumberField {...shared('waterTemperature')} decimals={1} unit="°C" />
          <NumberField {...shared('waterOxygen')} decimals={1} unit="mg/L" />
          <NumberField {...shared('waterPh')} decimals={1} />
        </FieldGrid>
      );
    case 'residues':
      return (
        <FieldGrid>
          <DateField {...shared('residueCollected')} />
          <TextField {...shared('residueLaboratory')} />
          <SelectField
            {...shared('residueResult')}
            options={LABORATORY_RESULTS.map((id) => ({ id, name: t(`residues.${id}`) }))}
          />
          <DateField {...shared('residueKnown')} />
        </FieldGrid>
      );
    case 'declarations':
      return (
        <MultiSelectField<string>
          inView
          name="declarations"
          label={t('declare')}
          options={company.declarations.map((id) => ({ id, name: t(`declarations.${id}`, id) }))}
        />
      );
    case 'signature':
      return (
        <FieldGrid>
          <TextField {...shared('place')} />
          <DateField {...shared('signedOn')} />
          <TextField {...shared('signer')} />
        </FieldGrid>
      );
    case 'lotResult':
    case 'feedNotes':
    case 'catching':
      return <TextField {...shared(section)} maxLength={500} />;
    case 'official':
      return null;
  }
}

/** The sections of a company in its order, filled by the lot, each leading to the record that filled it. */
export function BulletinFields({ company, source }: SectionProps) {
  const t = useBulletinWords(company.world);
  return (
    <Frame>
      {company.order
        .filter((section) => section !== 'official')
        .map((section) => (
          <Card
            key={section}
            title={t(`sections.${section}`)}
            actions={<SourceLink section={section} source={source} company={company} />}
          >
            <Fields section={section} company={company} />
          </Card>
        ))}
    </Frame>
  );
}
