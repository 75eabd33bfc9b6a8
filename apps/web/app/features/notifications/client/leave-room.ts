/** The part of a socket that is needed to leave. */
interface Leaving {
  readonly connected: boolean
  emit(event: 'leaveRoom', userId: string): unknown
  disconnect(): unknown
}

/** Leaves a member's room, and ends the connection. */
export function leaveRoom(socket: Leaving, userId: string): void {
  // Put aside while it is away, it would be sent with the next connection.
  if (socket.connected) socket.emit('leaveRoom', userId)
  socket.disconnect()
}
