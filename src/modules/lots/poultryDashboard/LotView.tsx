import ArrowBackOutlined from '@mui/icons-material/ArrowBackOutlined';
import SearchOffOutlined from '@mui/icons-material/SearchOffOutlined';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router-dom';
import { dayText } from '@/platform/format/dayText';
import { href } from '@/platform/routing/href';
import { useNamePage } from '@/platform/routing/pageName';
import { useAppSelector } from '@/platform/store/hooks';
import { useLoad } from '@/platform/store/useLoad';
import { EmptyState } from '@/platform/ui/EmptyState';
import { PageHead } from '@/platform/ui/PageHead';
import type { LotCourse } from '../lotTypes';
import { lotCourses } from '../lotsSlice';
import { LotSkeleton } from './components/DashboardSkeleton';
import { DashboardFailure } from './components/DashboardFailure';
import { LotBody } from './components/LotBody';
import { LotStatusChip } from './components/LotStatusChip';

const Above = styled('div')({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 8,
  minHeight: 32,
  marginBottom: 4,
});

function useCourse(id: number | null) {
  const reload = useLoad(`lot ${id}`, (dispatch) => (id === null ? null : dispatch(lotCourses.loadItem(id))));
  const item = useAppSelector(lotCourses.selectItem);
  const own = id !== null && item.id === id;
  return {
    course: own ? item.data : null,
    error: own ? item.error : null,
    failed: own && item.status === 'failed',
    reload,
  };
}

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
  const { course, error, failed, reload } = useCourse(id);
  const missing = id === null || (error !== null && 'status' in error && error.status === 404);
  const name = course && t('poultry.lot.heading', { aviary: course.aviary.name, number: course.lot.number });
  useNamePage(`${href('lotsPoultryDashboard')}/${lotId}`, name);
  const body = () => {
    if (missing)
      return (
        <EmptyState
          icon={<SearchOffOutlined />}
          title={t('poultry.lot.missing.title')}
          text={t('poultry.lot.missing.text')}
        />
      );
    if (course) return <LotBody course={course} />;
    return failed ? <DashboardFailure error={error} onRetry={reload} /> : <LotSkeleton />;
  };
  return (
    <>
      <Above>
        <BackLink />
        {course && <LotStatusChip status={course.lot.status} />}
      </Above>
      <PageHead title={name ?? t('poultry.title')} subtitle={course && <Facts course={course} />} />
      {body()}
    </>
  );
}
