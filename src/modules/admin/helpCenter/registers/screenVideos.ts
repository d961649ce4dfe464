import { lookupOptions } from '@/domain/lookups/lookupOptions';
import { defineRegister } from '@/families/register/defineRegister';
import { registerCalls } from '@/families/register/registerCalls';
import { platformColumns } from '../../platformColumns';
import type { ScreenVideoValues } from '../helpCenterSchemas';
import { ScreenVideo } from '../helpCenterWire';

const schemas = () => import('../helpCenterSchemas');

const ScreenOptions = lookupOptions('helpScreens', undefined);

const VideoOptions = lookupOptions('videos', undefined);

/** Videos per screen: on which pages the header's help button offers which video, and under what words. */
export const screenVideos = defineRegister<ScreenVideo, ScreenVideo, ScreenVideoValues>({
  module: 'admin',
  namespace: 'adminHelpCenter',
  name: 'screenVideos',
  slug: 'videos-telas',
  calls: registerCalls<ScreenVideo, ScreenVideo, ScreenVideoValues>('SystemHelpCenterPostLinkedUrl', {
    row: ScreenVideo,
  }),
  columns: [
    { field: 'screenName', identifying: true },
    { field: 'urlName', width: 280 },
    { field: 'systemHelpCenterPostName', flex: 1, minWidth: 220 },
    { field: 'name', width: 200, hidden: true },
    ...platformColumns,
  ],
  fields: [
    { name: 'urlName', kind: 'autocomplete', required: true, Options: ScreenOptions, helper: true },
    { name: 'systemHelpCenterPostId', kind: 'autocomplete', required: true, Options: VideoOptions },
    { name: 'name', kind: 'text', maxLength: 100, format: false, helper: true },
  ],
  schema: () => schemas().then((all) => all.screenVideoFormSchema),
  emptyValues: { name: '' },
  nameOf: (row) => row.screenName,
  fullNameOf: ({ screenName, systemHelpCenterPostName }) => `${screenName} · ${systemHelpCenterPostName}`,
  isActive: (row) => row.active,
  bulkFields: ['systemHelpCenterPostId'],
});
