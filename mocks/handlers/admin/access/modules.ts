import type { FieldErrors } from '../../../answers';
import { MODULE_TYPES, type PlatformModule } from '../../../db/platform/access';
import { platformRegister } from '../../../platformRegister';
import { id, text } from '../../../read';
import { demo } from '../../../state';
import { sameText } from '../sameText';
import { permissionKey, WRONG_KEY } from './keys';

const menusOf = (module: PlatformModule) =>
  demo.world.menuItems.filter(({ moduleId }) => moduleId === module.id);

function nextOrder(): number {
  return Math.max(0, ...demo.world.platform.modules.all().map(({ showOrder }) => showOrder)) + 1;
}

/** Parts of the system. Menu entries carry the name, key and icon of theirs. */
export const moduleHandlers = platformRegister<PlatformModule>({
  controller: 'Module',
  slug: 'modulo',
  nameOf: (row) => row.name,
  table: () => demo.world.platform.modules,
  wire: ({ letter: _letter, ...row }) => ({
    ...row,
    moduleTypeName: MODULE_TYPES.find((type) => type.id === row.moduleTypeId)?.name ?? null,
    menuCount: menusOf({ ...row, letter: _letter }).length,
  }),
  check: (sent, ownId) => {
    const errors: FieldErrors = {};
    const name = text(sent.name) ?? '';
    const key = permissionKey(sent.constantFilter);
    const iconName = text(sent.iconName) ?? '';
    const others = demo.world.platform.modules.filter((row) => row.id !== ownId);
    if (name === '' || name.length > 60) errors.Name = ['O campo Nome é obrigatório.'];
    else if (others.some((row) => sameText(row.name, name)))
      errors.Name = ['Já existe um módulo com este nome.'];
    if (key === null) errors.ConstantFilter = ['O campo Filtro constante é obrigatório.'];
    else if (key === undefined) errors.ConstantFilter = [WRONG_KEY];
    else if (others.some((row) => row.constantFilter === key))
      errors.ConstantFilter = ['Já existe um módulo com este filtro constante.'];
    if (iconName === '') errors.IconName = ['O campo Ícone é obrigatório.'];
    const moduleTypeId = id(sent.moduleTypeId);
    if (!MODULE_TYPES.some((type) => type.id === moduleTypeId))
      errors.ModuleTypeId = ['O campo Tipo é obrigatório.'];
    if (!key || !moduleTypeId || Object.keys(errors).length > 0) return { errors };
    const letter = demo.world.platform.modules.get(ownId)?.letter ?? 'H';
    const showOrder = id(sent.showOrder) ?? nextOrder();
    return { errors, input: { name, constantFilter: key, iconName, moduleTypeId, showOrder, letter } };
  },
  dependents: (row) => [
    { name: 'Menus', count: menusOf(row).length },
    { name: 'Avisos', count: demo.world.notices.filter(({ moduleId }) => moduleId === row.id).length },
  ],
  inUse: 'Módulo em uso: mova ou exclua antes o que está nele.',
  written: (row) => {
    for (const item of menusOf(row))
      demo.world.menuItems.update(item.id, {
        moduleName: row.name,
        moduleConstantFilter: row.constantFilter,
        iconModuleName: row.iconName,
      });
  },
});
