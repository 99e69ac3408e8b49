export default {
  darkMode: "class",
  theme: { extend: {} },
};
