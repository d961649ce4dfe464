import { defineRoutes } from '@/platform/routing/defineRoutes';

export const monitoringRoutes = defineRoutes({
  monitoringEquipment: {
    path: '/equipamentos/cadastro',
    title: 'monitoring:registers.equipment.title',
    permission: 'EQUIPMENT_REGISTRATION',
    namespaces: ['monitoring', 'register', 'grid', 'forms'],
    embedded: ['/equipamento'],
    page: () => import('./pages/EquipmentPage'),
  },
  monitoringSensors: {
    path: '/sensores/cadastro',
    title: 'monitoring:registers.sensors.title',
    permission: 'SENSOR_REGISTRATION',
    namespaces: ['monitoring', 'register', 'grid', 'forms'],
    page: () => import('./pages/SensorsPage'),
  },
});
