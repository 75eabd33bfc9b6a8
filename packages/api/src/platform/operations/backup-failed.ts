/** No backup was made; its message is for whoever runs the market. */
export class BackupFailed extends Error {
  override readonly name = 'BackupFailed'
}
