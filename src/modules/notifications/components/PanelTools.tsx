import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { SelectControl } from '@/platform/forms/fields/SelectField';
import { SearchField } from '@/platform/ui/SearchField';
import { modulesOf, type NotificationFilter } from '../rules/filterNotifications';
import { moduleLabel } from '../rules/moduleNames';
import { KINDS, type NotificationKind } from '../rules/notificationTone';
import type { AppNotification } from '../notificationsWire';

const Tools = styled('div')({ display: 'grid', gap: 8, flex: 'none', padding: '12px 16px 4px' });
const Pair = styled('div')({ display: 'grid', gridTemplateColumns: 'minmax(0, 6fr) minmax(0, 5fr)', gap: 8 });

/** The choice that filters nothing. */
const ALL = '*';

interface PanelToolsProps {
  rows: readonly AppNotification[];
  filter: NotificationFilter;
  onChange: (changes: Partial<NotificationFilter>) => void;
}

/** Search and filters of the panel. */
export function PanelTools({ rows, filter, onChange }: PanelToolsProps) {
  const { t } = useTranslation('notifications');
  const { t: ui } = useTranslation('ui');
  // One that is filtered by stays in the list when its last notification has gone.
  const modules = [
    ...new Set([...modulesOf(rows), ...(filter.moduleName === null ? [] : [filter.moduleName])]),
  ];
  return (
    <Tools>
      <SearchField
        label={t('search')}
        value={filter.search}
        onSearch={(search) => onChange({ search })}
        width="100%"
      />
      <Pair>
        <SelectControl
          bare
          clearable={false}
          label={t('filter.module')}
          value={filter.moduleName ?? ALL}
          options={[
            { id: ALL, name: t('filter.allModules') },
            ...modules.map((name) => ({ id: name, name: moduleLabel(name, t) || t('filter.noModule') })),
          ]}
          onChange={(name) => onChange({ moduleName: name === ALL ? null : name })}
        />
        <SelectControl<NotificationKind | typeof ALL>
          bare
          clearable={false}
          label={t('filter.kind')}
          value={filter.kind ?? ALL}
          options={[
            { id: ALL, name: t('filter.allKinds') },
            ...KINDS.map((kind) => ({ id: kind, name: ui(`status.notification.${kind}`) })),
          ]}
          onChange={(kind) => onChange({ kind: kind === ALL ? null : kind })}
        />
      </Pair>
    </Tools>
  );
}
