import { styled } from '@mui/material/styles';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { useNavigate, useParams } from 'react-router-dom';
import { SelectControl } from '@/platform/forms/fields/SelectField';
import { href } from '@/platform/routing/href';
import { ChoiceBar } from '@/platform/ui/ChoiceBar';
import { Banner } from '@/platform/ui/Banner';
import { EmptyState } from '@/platform/ui/EmptyState';
import { FailedState } from '@/platform/ui/FailedState';
import { PageHead } from '@/platform/ui/PageHead';
import { SkeletonBlock, Loading } from '@/platform/ui/Skeletons';
import { useQuery } from '@/platform/store/useQuery';
import { NoAviaryLink } from '../NoAviaryLink';
import { LotControl } from '../choice/LotControl';
import { LOT_PARAM, useChosenLot } from '../choice/useChosenLot';
import { fishLotChoices, lotChoices } from '../lotReportsState';
import { bulletinState } from './bulletinState';
import { type BulletinWorld, companiesOf, companyOf } from './companies';
import { BulletinForm } from './components/BulletinForm';
import { useBulletinWords } from './useBulletinWords';

const COMMON = 'comum';
const Notes = styled('div')({ marginBottom: 12 });

/** The sanitary bulletin of a lot before slaughter: the common model, or that of an integrator. */
export function BulletinPage({ world }: { readonly world: BulletinWorld }) {
  const t: TFunction<'lotBulletins'> = useBulletinWords(world);
  const { t: reports } = useTranslation('lotReports');
  const navigate = useNavigate();
  const { company: slug } = useParams();
  const company = companyOf(world, slug);
  const chosen = useChosenLot({ choices: world === 'fish' ? fishLotChoices : lotChoices });
  const { list, lots, lot, requested } = chosen;
  const answer = useQuery(
    bulletinState,
    lot && company ? { world, lotId: lot.id, company: company.slug } : null,
  );
  if (!company)
    return (
      <>
        <PageHead title={t('title')} />
        <EmptyState title={t('noCompany.title')} text={t('noCompany.text', { name: slug })} />
      </>
    );
  const body = () => {
    const failed = list.status === 'failed' ? list : answer.status === 'failed' ? answer : null;
    if (failed && !answer.data) return <FailedState error={failed.error} onRetry={failed.retry} />;
    if (list.status === 'ready' && lots.length === 0)
      return (
        <EmptyState
          title={reports('empty.title')}
          text={world === 'fish' ? t('emptyFish') : reports('empty.text')}
          action={world === 'poultry' && <NoAviaryLink />}
        />
      );
    if (list.status === 'ready' && !lot)
      return <EmptyState title={reports('unknown.title')} text={reports('unknown.text')} />;
    if (answer.data)
      return (
        <BulletinForm
          key={`${answer.data.source.lotId} ${company.slug} ${answer.data.versions[0]?.savedAt ?? ''}`}
          bulletin={answer.data}
          company={company}
        />
      );
    return (
      <Loading>
        <SkeletonBlock height={480} radius={10} />
      </Loading>
    );
  };
  return (
    <>
      <PageHead
        title={company.name ? t('titleOf', { company: company.name }) : t('title')}
        subtitle={t('subtitle')}
      />
      <ChoiceBar>
        <LotControl chosen={chosen} />
        <div className="wide">
          <SelectControl
            label={t('company')}
            value={company.slug || COMMON}
            clearable={false}
            options={[
              { id: COMMON, name: t('common') },
              ...companiesOf(world).map((one) => ({ id: one.slug, name: one.name })),
            ]}
            onChange={(id) =>
              id !== null &&
              void navigate(
                href(
                  world === 'fish' ? 'lotsFishBulletin' : 'lotsBulletin',
                  id === COMMON ? {} : { company: id },
                  requested === null ? {} : { [LOT_PARAM]: requested },
                ),
              )
            }
          />
        </div>
      </ChoiceBar>
      {!company.seen && (
        <Notes>
          <Banner tone="info" fact={t('model.fact')} text={t('model.text')} />
        </Notes>
      )}
      {body()}
    </>
  );
}

/** The bulletin of a poultry lot. */
export function Component() {
  return <BulletinPage world="poultry" />;
}
