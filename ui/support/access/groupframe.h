// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QFrame>

namespace nidus::ui {

/// A frame around controls that belong together: for assistive tools a group, whose accessible name is read
/// when the focus enters it.
class GroupFrame : public QFrame
{
    Q_OBJECT

public:
    explicit GroupFrame(QWidget* parent = nullptr);
};

} // namespace nidus::ui
