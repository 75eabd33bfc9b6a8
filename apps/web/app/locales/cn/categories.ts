import type en from '../en/categories'

export default {
  art: '艺术', automotive: '汽车用品', beauty: '美妆', beverage: '饮料', books: '图书', clothing: '服饰',
  collectibles: '收藏品', electronics: '电子产品', food: '食品', garden: '园艺', health: '健康', home: '家居',
  jewelry: '珠宝首饰', movies: '电影', music: '音乐', office: '办公用品', personal: '个人护理', pet: '宠物', phone: '手机',
  services: '服务', sports: '运动', tools: '工具', toys: '玩具', 'coupon-center': '优惠券',
} satisfies Record<keyof typeof en, string>
