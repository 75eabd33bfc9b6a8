import type { games } from '@pasar/domain/kernel/errors/games'

export default {
  GAME_ROUNDS_OVER: '您今天玩的局数已满，请明天再来。',
  GAME_ROUND_ENDED: '这一局已结束，请开始新的一局。',
  GAME_MOVED: '这一局已在另一个标签页继续，以下是目前的进度。',
  GAME_MOVE: '这一步不能走。',
  GAME_NOT_READY: '目前在售的商品不足，暂时无法进行此游戏。',
} satisfies Record<keyof typeof games, string>
