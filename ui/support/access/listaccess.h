// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QObject>

class QAbstractItemView;
class QComboBox;

namespace nidus::ui {

/// Makes lists and combo boxes usable by assistive technology. It selects a row without making it the current
/// one, whose details are shown; in the list of a combo box, that chooses the row. Also gives each combo box
/// its name as description and as a hidden label if it has none: Qt reports the value as the name, and leaves
/// the name to a label next to it.
class ListAccess final : public QObject
{
    Q_OBJECT

public:
    explicit ListAccess(QObject* parent);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
};

} // namespace nidus::ui
