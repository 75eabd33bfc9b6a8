import { STAFF_PERMISSIONS, type StaffPermission } from '@pasar/domain/access/permissions'
import { useT } from '../../../i18n/provider'
import { type Failure, fieldError } from '../../../lib/forms/failure'
import { Checkbox } from '../../../ui/forms/checkbox'

/** What staff may do, to tick. @param failure of this form, where it was refused */
export function PermissionBoxes({ held, failure }: { held: readonly StaffPermission[]; failure: Failure }) {
  const t = useT()
  const error = fieldError(t, failure, 'permissions')
  const isTicked = (permission: StaffPermission): boolean =>
    failure === undefined ? held.includes(permission) : failure.values[permission] === 'on'
  return (
    <fieldset>
      <legend className="text-sm font-semibold">{t('storeStaff.may')}</legend>
      {STAFF_PERMISSIONS.map((permission, at) => (
        <Checkbox
          key={permission}
          name={permission}
          label={t(`storeStaff.${permission}`)}
          hint={t(`storeStaff.${permission}Hint`)}
          defaultChecked={isTicked(permission)}
          {...(at === 0 && { error })}
        />
      ))}
    </fieldset>
  )
}

/** What somebody may do, in words. */
export function PermissionList({ permissions }: { permissions: readonly StaffPermission[] }) {
  const t = useT()
  return (
    <ul className="list-disc pl-5">
      {permissions.map((permission) => (
        <li key={permission}>{t(`storeStaff.${permission}`)}</li>
      ))}
    </ul>
  )
}
