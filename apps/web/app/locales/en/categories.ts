export default {
  art: 'Art', automotive: 'Automotive', beauty: 'Beauty', beverage: 'Beverage', books: 'Books', clothing: 'Clothing',
  collectibles: 'Collectibles', electronics: 'Electronics', food: 'Food', garden: 'Garden', health: 'Health', home: 'Home',
  jewelry: 'Jewelry', movies: 'Movies', music: 'Music', office: 'Office', personal: 'Personal', pet: 'Pet', phone: 'Phone',
  services: 'Services', sports: 'Sports', tools: 'Tools', toys: 'Toys', 'coupon-center': 'Coupon',
}
