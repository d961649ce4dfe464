import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { today } from '@/platform/format/date';
import { AutocompleteControl } from '@/platform/forms/fields/AutocompleteField';
import { SelectControl } from '@/platform/forms/fields/SelectField';
import { ChoiceBar } from '@/platform/ui/ChoiceBar';
import { Banner } from '@/platform/ui/Banner';
import { EmptyState } from '@/platform/ui/EmptyState';
import { FailedState } from '@/platform/ui/FailedState';
import { ErrorState } from '@/platform/ui/ErrorState';
import { SkeletonBlock, Loading } from '@/platform/ui/Skeletons';
import type { CashBook } from '../bookTypes';
import type { Book } from '../useBook';
import { WithoutProducer } from './WithoutProducer';

const YEARS = 6;

interface BookFrameProps {
  readonly book: Book;
  readonly children: (data: CashBook) => ReactNode;
}

/** Producer and year, and under them the book, or why it is not there. */
export function BookFrame({ book, children }: BookFrameProps) {
  const { t } = useTranslation('financeCashBook');
  const { farmers, farmerId, chooseFarmer, year, chooseYear, answer } = book;
  const now = Number(today().slice(0, 4));
  const years = new Set([year, ...Array.from({ length: YEARS }, (_, at) => now - at)]);
  const body = () => {
    if (farmerId === null && farmers.failed) return <ErrorState onRetry={farmers.onRetry} />;
    if (farmerId === null && !farmers.loading)
      return <EmptyState title={t('beforeSearch.title')} text={t('beforeSearch.text')} />;
    if (answer.data) return children(answer.data);
    if (answer.status === 'failed') return <FailedState error={answer.error} onRetry={answer.retry} />;
    return (
      <Loading>
        <SkeletonBlock height={420} radius={10} />
      </Loading>
    );
  };
  return (
    <>
      <ChoiceBar>
        {/* Producers of one family differ in the end of their names. */}
        <div className="wide">
          <AutocompleteControl
            label={t('filters.farmer')}
            value={farmerId}
            options={farmers.options.map(({ id, name }) => ({ id: String(id), name }))}
            loading={farmers.loading}
            failed={farmers.failed}
            onRetry={farmers.onRetry}
            onChange={chooseFarmer}
          />
        </div>
        <SelectControl
          label={t('filters.year')}
          value={year}
          clearable={false}
          options={[...years].toSorted((a, b) => b - a).map((id) => ({ id, name: String(id) }))}
          onChange={(next) => chooseYear(next === null || next === now ? null : String(next))}
        />
      </ChoiceBar>
      {answer.data && answer.data.unread > 0 && (
        <Banner tone="warning" fact={t('unread', { count: answer.data.unread })} text={t('unreadText')} />
      )}
      {answer.data && <WithoutProducer year={year} />}
      {body()}
    </>
  );
}
