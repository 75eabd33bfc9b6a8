import type { games } from '@pasar/domain/kernel/errors/games'

export default {
  GAME_ROUNDS_OVER: 'Anda sudah cukup bermain untuk hari ini. Datang lagi esok.',
  GAME_ROUND_ENDED: 'Pusingan ini sudah tamat. Mulakan yang baharu.',
  GAME_MOVED: 'Pusingan ini diteruskan di tab lain. Inilah kedudukannya sekarang.',
  GAME_MOVE: 'Langkah ini tidak dibenarkan.',
  GAME_NOT_READY: 'Belum cukup barang dijual untuk permainan ini.',
} satisfies Record<keyof typeof games, string>
