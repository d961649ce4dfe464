import ArrowBackOutlined from '@mui/icons-material/ArrowBackOutlined';
import SearchOffOutlined from '@mui/icons-material/SearchOffOutlined';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router-dom';
import { DashboardBody } from '@/families/dashboard/DashboardBody';
import { DashboardGrid } from '@/families/dashboard/DashboardGrid';
import { dayText } from '@/platform/format/dayText';
import { href } from '@/platform/routing/href';
import { useNamePage } from '@/platform/routing/pageName';
import { useQuery } from '@/platform/store/useQuery';
import { EmptyState } from '@/platform/ui/EmptyState';
import { PageHead } from '@/platform/ui/PageHead';
import type { LotCourse } from '../lotTypes';
import { lotCourse } from '../lotsSlice';
import { LotSkeleton } from './components/DashboardSkeleton';
import { LotStatusChip } from './components/LotStatusChip';
import { lotCards } from './lotCards';
import { lotPicture } from './lotPicture';

const Above = styled('div')({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 8,
  minHeight: 32,
  marginBottom: 4,
});

function BackLink() {
  const { t } = useTranslation('lots');
  const { search } = useLocation();
  return (
    <Button
      component={Link}
      to={{ pathname: href('lotsPoultryDashboard'), search }}
      size="small"
      startIcon={<ArrowBackOutlined />}
      sx={{ ml: -1 }}
    >
      {t('poultry.lot.back')}
    </Button>
  );
}

/** 'GRANJA NOVA ALIANCA · COBB 500 · alojado em 15/10/2026 · fim previsto em 26/11/2026' */
function Facts({ course: { aviary, lot, reference } }: { readonly course: LotCourse }) {
  const { t } = useTranslation('lots');
  const parts = [
    aviary.farmName,
    lot.lineage,
    lot.day !== null && lot.housingDate ? t('poultry.lot.housedOn', { date: dayText(lot.housingDate) }) : '',
    lot.closingDate
      ? t('poultry.lot.closedOn', { date: dayText(lot.closingDate) })
      : lot.expectedEndDate && lot.day !== null
        ? t('poultry.lot.expectedEnd', { date: dayText(lot.expectedEndDate) })
        : '',
    reference?.name ? t('poultry.lot.reference', { name: reference.name }) : '',
  ];
  return parts.filter(Boolean).join(' · ');
}

/** One lot: its figures, its forecasts, and its course beside the reference and the lots before it. */
export function LotView({ lotId }: { readonly lotId: string }) {
  const { t } = useTranslation('lots');
  const id = /^[1-9]\d{0,14}$/.test(lotId) ? Number(lotId) : null;
  const answer = useQuery(lotCourse, id);
  const course = answer.data;
  const picture = useMemo(() => course && lotPicture(course), [course]);
  const name = course && t('poultry.lot.heading', { aviary: course.aviary.name, number: course.lot.number });
  useNamePage(`${href('lotsPoultryDashboard')}/${lotId}`, name);
  const missing = (
    <EmptyState
      icon={<SearchOffOutlined />}
      title={t('poultry.lot.missing.title')}
      text={t('poultry.lot.missing.text')}
    />
  );
  return (
    <>
      <Above>
        <BackLink />
        {course && <LotStatusChip status={course.lot.status} />}
      </Above>
      <PageHead title={name ?? t('poultry.title')} subtitle={course && <Facts course={course} />} />
      {id === null ? (
        missing
      ) : (
        <DashboardBody answer={answer} skeleton={<LotSkeleton />} missing={missing}>
          {() => picture && <DashboardGrid cards={lotCards} data={picture} />}
        </DashboardBody>
      )}
    </>
  );
}
