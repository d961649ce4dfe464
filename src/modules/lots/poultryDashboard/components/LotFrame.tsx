import ArrowBackOutlined from '@mui/icons-material/ArrowBackOutlined';
import SearchOffOutlined from '@mui/icons-material/SearchOffOutlined';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useMemo } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { DashboardBody } from '@/families/dashboard/DashboardBody';
import { DashboardGrid } from '@/families/dashboard/DashboardGrid';
import type { DashboardCard } from '@/families/dashboard/dashboardTypes';
import { href } from '@/platform/routing/href';
import { useNamePage } from '@/platform/routing/pageName';
import type { ReadableQuery } from '@/platform/store/createQuery';
import type { RowId } from '@/platform/store/resourceState';
import { useQuery } from '@/platform/store/useQuery';
import { Banner } from '@/platform/ui/Banner';
import { EmptyState } from '@/platform/ui/EmptyState';
import { PageHead } from '@/platform/ui/PageHead';
import type { LotStatus } from '../../lotTypes';
import { LotSkeleton } from './DashboardSkeleton';
import { LotStatusChip } from './LotStatusChip';

const Above = styled('div')({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 8,
  minHeight: 32,
  marginBottom: 4,
});

/** The page of one lot, of birds or of fish. */
interface LotFrameProps<Answer, Picture> {
  /** As the address has it. */
  readonly lotId: string;
  readonly page: 'lotsPoultryDashboard' | 'lotsFishDashboard';
  readonly query: ReadableQuery<Answer, RowId>;
  /** What the cards show, computed once for an answer. */
  readonly pictureOf: (answer: Answer) => Picture;
  readonly cards: readonly DashboardCard<Picture>[];
  readonly head: (answer: Answer) => {
    readonly name: string;
    readonly status: LotStatus;
    readonly facts: readonly string[];
  };
  readonly words: {
    /** Until the lot is there. */
    readonly title: string;
    readonly back: string;
    readonly missing: { readonly title: string; readonly text: string };
  };
  /** What of the lot could not be read; '' where all could. */
  readonly warningOf?: (answer: Answer) => string;
}

/** One lot: the way back to all, its name and facts, and its cards; one that is not there is said. */
export function LotFrame<Answer, Picture>(props: LotFrameProps<Answer, Picture>) {
  const { lotId, page, query, pictureOf, cards, head, words, warningOf } = props;
  const { search } = useLocation();
  const id = /^[1-9]\d{0,14}$/.test(lotId) ? Number(lotId) : null;
  const answer = useQuery(query, id);
  const { data } = answer;
  const picture = useMemo(() => data && pictureOf(data), [data, pictureOf]);
  const known = data && head(data);
  const warning = (data && warningOf?.(data)) ?? '';
  useNamePage(`${href(page)}/${lotId}`, known?.name ?? null);
  const missing = <EmptyState icon={<SearchOffOutlined />} {...words.missing} />;
  return (
    <>
      <Above>
        <Button
          component={Link}
          to={{ pathname: href(page), search }}
          size="small"
          startIcon={<ArrowBackOutlined />}
          sx={{ ml: -1 }}
        >
          {words.back}
        </Button>
        {known && <LotStatusChip status={known.status} />}
      </Above>
      <PageHead
        title={known?.name ?? words.title}
        subtitle={known && known.facts.filter(Boolean).join(' · ')}
      />
      {id === null ? (
        missing
      ) : (
        <DashboardBody answer={answer} skeleton={<LotSkeleton />} missing={missing}>
          {() =>
            picture && (
              <>
                {warning !== '' && <Banner tone="warning" fact={warning} />}
                <DashboardGrid cards={cards} data={picture} />
              </>
            )
          }
        </DashboardBody>
      )}
    </>
  );
}
