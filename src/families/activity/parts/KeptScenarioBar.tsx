import BookmarkAddOutlined from '@mui/icons-material/BookmarkAddOutlined';
import DeleteOutlined from '@mui/icons-material/DeleteOutlined';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { SelectControl } from '@/platform/forms/fields/SelectField';
import { confirm } from '@/platform/ui/confirm';
import { IconAction } from '@/platform/ui/IconAction';
import type { KeptScenario, KeptScenarios } from '../activityContext';
import type { Scenario } from '../rules/scenario';
import { KeepScenarioDialog } from './KeepScenarioDialog';

const Bar = styled('div')({ display: 'flex', flexWrap: 'wrap', alignItems: 'flex-start', gap: 8 });
const Choice = styled('div')({ flex: '1 1 200px', minWidth: 0 });

interface KeptScenarioBarProps {
  readonly kept: KeptScenarios;
  readonly scenario: Scenario;
  readonly dollarCost: number;
  /** Of the side that it opens in. */
  readonly sideName: string;
  readonly onOpen: (scenario: KeptScenario) => void;
}

/** Opens a scenario that is kept with the planning, keeps the one of this side, or deletes the opened one. */
export function KeptScenarioBar({ kept, scenario, dollarCost, sideName, onOpen }: KeptScenarioBarProps) {
  const { t } = useTranslation('activity');
  const [openedId, setOpenedId] = useState<number | null>(null);
  const [naming, setNaming] = useState(false);
  const opened = kept.rows.find(({ id }) => id === openedId);
  const remove = async (row: KeptScenario) => {
    const title = t('scenarios.removeTitle', { name: row.name });
    const body = t('scenarios.removeText');
    if (!(await confirm({ title, body, confirmLabel: t('scenarios.remove'), danger: true }))) return;
    if (await kept.remove(row.id)) setOpenedId(null);
  };
  return (
    <Bar>
      <Choice>
        <SelectControl
          label={t('scenarios.open', { side: sideName })}
          value={opened?.id ?? null}
          options={kept.rows.map(({ id, name }) => ({ id, name }))}
          failed={kept.failed}
          onRetry={kept.retry}
          onChange={(id) => {
            setOpenedId(id);
            const row = kept.rows.find((each) => each.id === id);
            if (row) onOpen(row);
          }}
        />
      </Choice>
      <Button
        size="small"
        variant="outlined"
        startIcon={<BookmarkAddOutlined />}
        aria-label={t('scenarios.keepSide', { side: sideName })}
        onClick={() => setNaming(true)}
      >
        {t('scenarios.keep')}
      </Button>
      {opened && (
        <IconAction
          label={t('scenarios.removeNamed', { name: opened.name })}
          icon={<DeleteOutlined />}
          onClick={() => void remove(opened)}
        />
      )}
      {naming && (
        <KeepScenarioDialog
          title={t('scenarios.keepSide', { side: sideName })}
          name={opened?.name ?? ''}
          onKeep={async (name) => {
            // Under the name of the opened one it takes its place.
            const id = opened?.name === name ? opened.id : null;
            setOpenedId(await kept.keep({ ...scenario, dollarCost, name }, id));
          }}
          onClose={() => setNaming(false)}
        />
      )}
    </Bar>
  );
}
